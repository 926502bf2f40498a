import { limits } from '@wagewright/contracts';
import { searchApprovers as contract } from '@wagewright/contracts/approvals/instances';
import { implementQuery } from '../../core/implement.ts';
import { askable } from '../processes/index.ts';
import { dayOf } from './approval-row.ts';

export const searchApprovers = implementQuery(contract, async ({ input, deps }) => {
  const contains = { contains: input.keywords, mode: 'insensitive' } as const;
  const users = await deps.db.prisma.user.findMany({
    where: { AND: [askable(dayOf(deps.clock())), { OR: [{ displayName: contains }, { account: contains }] }] },
    select: { id: true, displayName: true, account: true },
    orderBy: [{ displayName: 'asc' }, { id: 'asc' }],
    take: limits.approversFoundMax + 1,
  });
  const rows = users.slice(0, limits.approversFoundMax).map(({ id, displayName, account }) => ({ id, name: displayName, account }));
  return { rows, hasMore: users.length > rows.length };
});
