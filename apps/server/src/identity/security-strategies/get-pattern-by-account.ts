import { getPatternByAccount as contract } from '@wagewright/contracts/identity/security-strategies';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { defaultRules, patternAnswer, rulesOf } from './rules-of.ts';

/** A stranger, and whoever asks about others without the right, gets the default rules whatever the name: another answer would tell who there is. */
export const getPatternByAccount = implementQuery(contract, async ({ input, context, deps }) => {
  const sql = sqlOfPrisma(deps.db.prisma);
  const account = input.account.toLowerCase();
  const { actor } = context;
  const isAllowed = actor !== undefined && (actor.account === account || actor.grants.get('password.set') !== undefined);
  const user = isAllowed ? await deps.db.prisma.user.findUnique({ where: { account } }) : null;
  return patternAnswer(user ? await rulesOf(sql, user.id) : await defaultRules(sql));
});
