import { type approvalLists, listInstances as contract, openApprovalStatuses } from '@wagewright/contracts/approvals/instances';
import type { Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { approvalInclude, asked, dayOf, type Viewer, viewerOf } from './approval-row.ts';
import { viewApproval } from './approval-view.ts';
import { peopleOf } from './people-of.ts';

const isOpen = { status: { in: [...openApprovalStatuses] } };
const nothing: Prisma.ApprovalInstanceWhereInput = { id: { in: [] } };

const wheres: Readonly<Record<(typeof approvalLists)[number], (viewer: Viewer) => Prisma.ApprovalInstanceWhereInput>> = {
  pending: (viewer) => ({ ...isOpen, submittedByUserId: { not: viewer.userId }, OR: asked(viewer, 'now') }),
  processed: ({ userId }) => ({ decisions: { some: { userId, action: { not: 'submit' } } }, submittedByUserId: { not: userId } }),
  submitted: ({ userId }) => ({ submittedByUserId: userId }),
  stuck: ({ administers }) => (administers ? { ...isOpen, nodes: { some: { status: 'current', stuckToldAt: { not: null } } } } : nothing),
};

export const listInstances = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const today = dayOf(deps.clock());
  const viewer = await viewerOf(prisma, actor, today);
  const where = wheres[input.show](viewer);
  const [rows, total] = await Promise.all([
    prisma.approvalInstance.findMany({
      where,
      include: approvalInclude,
      orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
      skip: input.offset,
      take: input.limit,
    }),
    prisma.approvalInstance.count({ where }),
  ]);
  const people = await peopleOf(prisma, rows, today);
  return { total, rows: rows.map((row) => viewApproval(row, viewer, people)) };
});
