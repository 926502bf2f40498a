import { getPatternByUser as contract } from '@wagewright/contracts/identity/security-strategies';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { userInReach } from '../../core/user-in-reach.ts';
import { patternAnswer, rulesOf } from './rules-of.ts';

export const getPatternByUser = implementQuery(contract, async ({ input, actor, deps }) => {
  const { id } = await userInReach(deps.db.prisma, actor, 'password.set', input.userId);
  return patternAnswer(await rulesOf(sqlOfPrisma(deps.db.prisma), id));
});
