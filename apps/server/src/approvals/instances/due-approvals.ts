import { openApprovalStatuses } from '@wagewright/contracts/approvals/instances';
import type { ApprovalKind } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import { type ApprovalRow, approvalInclude, currentNodeOf, dayOf, involving, partOf, viewerOf } from './approval-row.ts';

/** An open approval whose present node has a deadline, as somebody who has a part in it sees it. */
export interface DueApproval {
  readonly row: ApprovalRow;
  readonly dueAt: Date;
  /** They can decide it now. */
  readonly isMine: boolean;
}

/** The open approvals of some kinds that have a deadline and that somebody has a part in, the next one first, and how many there are. */
export async function readDueApprovals(
  deps: Deps,
  actor: Actor,
  kinds: readonly ApprovalKind[],
  most: number,
): Promise<{ rows: DueApproval[]; total: number }> {
  const { prisma } = deps.db;
  const viewer = await viewerOf(prisma, actor, dayOf(deps.clock()));
  const dueNow: Prisma.ApprovalNodeWhereInput = { status: 'current', dueAt: { not: null } };
  const open = { status: { in: [...openApprovalStatuses] }, kind: { in: [...kinds] }, nodes: { some: dueNow } };
  const found = await prisma.approvalInstance.findMany({ where: { AND: [involving(viewer), open] }, include: approvalInclude });
  const due = found.flatMap((row): DueApproval[] => {
    const { dueAt } = currentNodeOf(row);
    return dueAt ? [{ row, dueAt, isMine: partOf(row, viewer) !== undefined }] : [];
  });
  const rows = due.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime()).slice(0, most);
  return { rows, total: due.length };
}
