import { listDelegations as contract } from '@wagewright/contracts/approvals/delegations';
import { implementQuery } from '../../core/implement.ts';
import { dayOf } from '../processes/index.ts';
import { delegationInclude, viewDelegation } from './delegation-view.ts';

export const listDelegations = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const where = { OR: [{ fromUserId: actor.userId }, { toUserId: actor.userId }] };
  const [rows, total] = await Promise.all([
    prisma.approvalDelegation.findMany({
      where,
      include: delegationInclude,
      orderBy: [{ startsOn: 'desc' }, { id: 'desc' }],
      skip: input.offset,
      take: input.limit,
    }),
    prisma.approvalDelegation.count({ where }),
  ]);
  const today = dayOf(deps.clock());
  return { total, rows: rows.map((row) => viewDelegation(row, actor.userId, today)) };
});
