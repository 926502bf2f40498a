import { checkResetLink as contract } from '@wagewright/contracts/identity/password-resets';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { defaultRules, patternAnswer, rulesOf } from '../security-strategies/index.ts';
import { stillGood } from './proved.ts';

export const checkResetLink = implementQuery(contract, async ({ input, deps }) => {
  const { prisma } = deps.db;
  const sql = sqlOfPrisma(prisma);
  const reset = await prisma.passwordReset.findFirst({
    where: { id: input.code, channel: 'email', ...stillGood(deps.clock()) },
    select: { lookup: { select: { user: { select: { id: true, passwordHash: true } } } } },
  });
  const user = reset?.lookup.user;
  return {
    isValid: Boolean(user),
    isFirst: user?.passwordHash === null,
    ...patternAnswer(user ? await rulesOf(sql, user.id) : await defaultRules(sql)),
  };
});
