import { limits } from '@wagewright/contracts';
import { searchSolutionUsers as contract } from '@wagewright/contracts/payroll/solutions';
import { dayOf } from '../../approvals/processes/index.ts';
import { implementQuery } from '../../core/implement.ts';
import { byName, effectiveIn, workingFor } from './solution-users.ts';
import { requireSolution } from './solution-view.ts';

export const searchSolutionUsers = implementQuery(contract, async ({ input, reach, deps }) => {
  const { solutionId, role, keywords } = input;
  const { prisma } = deps.db;
  const { legalEntityId } = await requireSolution(prisma, solutionId, reach);
  const today = dayOf(deps.clock());
  const eligible = role ? effectiveIn(role, legalEntityId, today) : workingFor(legalEntityId, today);
  const contains = { contains: keywords, mode: 'insensitive' } as const;
  const users = await prisma.user.findMany({
    where: { AND: [eligible, { OR: [{ displayName: contains }, { account: contains }] }] },
    orderBy: [...byName],
    take: limits.solutionUsersFoundMax,
  });
  return { rows: users.map(({ id, displayName, account }) => ({ id, name: displayName, account })) };
});
