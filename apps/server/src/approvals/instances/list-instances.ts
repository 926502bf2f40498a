import { listInstances as contract } from '@wagewright/contracts/approvals/instances';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { approvalInclude, namesOf, openStatuses, viewApproval } from './approval-view.ts';

function whereFor(show: 'pending' | 'processed', userId: number): Prisma.ApprovalInstanceWhereInput {
  if (show === 'processed') return { decisions: { some: { userId, action: { not: 'submit' } } } };
  return {
    status: { in: [...openStatuses] },
    submittedByUserId: { not: userId },
    nodes: { some: { status: 'current', approvers: { some: { userId } } } },
  };
}

export const listInstances = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const where = whereFor(input.show, actor.userId);
  const [rows, total] = await Promise.all([
    prisma.approvalInstance.findMany({
      where,
      include: approvalInclude,
      orderBy: { submittedAt: 'desc' },
      skip: input.offset,
      take: input.limit,
    }),
    prisma.approvalInstance.count({ where }),
  ]);
  const nameOf = await namesOf(
    prisma,
    rows.map(({ submittedByUserId }) => submittedByUserId),
  );
  return { total, rows: rows.map((row) => viewApproval(row, actor.userId, nameOf)) };
});
