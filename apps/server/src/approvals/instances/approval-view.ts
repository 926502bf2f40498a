import { AppError } from '@wagewright/contracts';
import type { ApprovalStatus } from '@wagewright/contracts/approvals/instances';
import type { Prisma } from '@wagewright/db';
import { approvalColumns } from '@wagewright/db/columns';

export const openStatuses = ['pending-approval', 'in-approval'] as const satisfies ApprovalStatus[];
export const approvalInclude = {
  nodes: { include: { approvers: true }, orderBy: { sequence: 'asc' } },
  decisions: true,
} as const satisfies Prisma.ApprovalInstanceInclude;
export type ApprovalRow = Prisma.ApprovalInstanceGetPayload<{ include: typeof approvalInclude }>;

const isOpen = (row: ApprovalRow): boolean => openStatuses.some((open) => open === row.status);

/** True when the user can decide the current node now. Nobody approves what they submitted. */
export function canDecide(row: ApprovalRow, userId: number): boolean {
  const node = row.nodes.find(({ sequence }) => sequence === row.currentNode);
  return isOpen(row) && row.submittedByUserId !== userId && (node?.approvers.some((approver) => approver.userId === userId) ?? false);
}

/** The instances in which the user has a part: as an approver of any node, or as the submitter. */
export const involving = (userId: number): Prisma.ApprovalInstanceWhereInput => ({
  OR: [{ submittedByUserId: userId }, { nodes: { some: { approvers: { some: { userId } } } } }],
});

export async function loadApproval(
  tx: Pick<Prisma.TransactionClient, 'approvalInstance'>,
  id: number,
  userId: number,
): Promise<ApprovalRow> {
  const row = await tx.approvalInstance.findFirst({ where: { AND: [{ id }, involving(userId)] }, include: approvalInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'approval', id });
  return row;
}

export async function namesOf(
  tx: Pick<Prisma.TransactionClient, 'user'>,
  userIds: readonly (number | null)[],
): Promise<(userId: number | null) => string> {
  const known = userIds.filter((userId) => userId !== null);
  const users = await tx.user.findMany({ where: { id: { in: [...new Set(known)] } }, select: { id: true, displayName: true } });
  const names = new Map(users.map(({ id, displayName }) => [id, displayName]));
  return (userId) => (userId === null ? '' : (names.get(userId) ?? `#${userId}`));
}

export function viewApproval(row: ApprovalRow, userId: number, nameOf: (userId: number | null) => string) {
  return {
    id: row.id,
    kind: approvalColumns.kind(row.kind),
    subjectId: row.subjectId,
    title: approvalColumns.title(row.title),
    status: approvalColumns.status(row.status),
    version: row.version,
    submittedBy: nameOf(row.submittedByUserId),
    submittedAt: row.submittedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    remarks: row.remarks,
    mine: canDecide(row, userId),
  };
}
