import { AppError } from '@wagewright/contracts';
import { openApprovalStatuses } from '@wagewright/contracts/approvals/instances';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { covers, principalsOf, type StandIn } from '../delegations/index.ts';
import { dayOf } from '../processes/index.ts';

export const approvalInclude = {
  nodes: {
    include: { approvers: { orderBy: [{ position: 'asc' }, { userId: 'asc' }] } },
    orderBy: [{ position: 'asc' }, { sequence: 'asc' }],
  },
  decisions: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.ApprovalInstanceInclude;
export type ApprovalRow = Prisma.ApprovalInstanceGetPayload<{ include: typeof approvalInclude }>;
export type NodeRow = ApprovalRow['nodes'][number];
export type ApproverRow = NodeRow['approvers'][number];

/** Who looks at approvals: themselves, for whom they decide today, and whether they look after those of others. */
export interface Viewer {
  readonly userId: number;
  readonly principals: readonly StandIn[];
  readonly administers: boolean;
}

export const viewerOf = async (tx: Prisma.TransactionClient, { userId, grants }: Actor, today: Date): Promise<Viewer> => ({
  userId,
  principals: await principalsOf(tx, userId, today),
  administers: grants.get('approval.administer')?.all ?? false,
});

export { dayOf };

export const isOpen = ({ status }: Pick<ApprovalRow, 'status'>): boolean => openApprovalStatuses.some((open) => open === status);

/** @throws Error for an instance without nodes: a fault of ours */
export function currentNodeOf({ id, nodes, currentNode }: ApprovalRow): NodeRow {
  const node = nodes.find(({ sequence }) => sequence === currentNode);
  if (!node) throw new Error(`Approval ${id} has no node ${currentNode}.`);
  return node;
}

/** The nodes before the current one that were gone through: those that it can be rolled back to. */
export function earlierNodesOf(row: ApprovalRow): NodeRow[] {
  const { position } = currentNodeOf(row);
  return row.nodes.filter((node) => node.status === 'approved' && node.position < position);
}

export interface Part {
  readonly approver: ApproverRow;
  /** For whom it is decided; null: for oneself. */
  readonly onBehalfOf: number | null;
}

/** What somebody can decide now: their own part first, then that of somebody for whom they stand in. Nobody approves what they submitted. */
export function partOf(row: ApprovalRow, { userId, principals }: Viewer): Part | undefined {
  if (!isOpen(row) || row.submittedByUserId === userId) return undefined;
  const now = currentNodeOf(row).approvers.filter(({ status }) => status === 'asked');
  const own = now.find((approver) => approver.userId === userId);
  if (own) return { approver: own, onBehalfOf: null };
  const standsInFor = (approver: ApproverRow): boolean =>
    approver.delegateUserId === userId ||
    principals.some((principal) => principal.fromUserId === approver.userId && covers(principal, row.kind));
  const other = now.find(standsInFor);
  return other && { approver: other, onBehalfOf: other.userId };
}

/** Approvals where these are asked: at any node, or right now. */
const asking = (whose: Prisma.ApprovalApproverWhereInput, when: 'ever' | 'now'): Prisma.ApprovalInstanceWhereInput =>
  when === 'ever'
    ? { nodes: { some: { approvers: { some: { ...whose, status: { not: 'reserve' } } } } } }
    : { nodes: { some: { status: 'current', approvers: { some: { ...whose, status: 'asked' } } } } };

/** Approvals where somebody is asked, or somebody for whom they stand in; one of these conditions holds. */
export const asked = ({ userId, principals }: Viewer, when: 'ever' | 'now'): Prisma.ApprovalInstanceWhereInput[] => [
  asking({ OR: [{ userId }, { delegateUserId: userId }] }, when),
  ...principals.map(({ fromUserId, kinds }) => ({
    ...(kinds.length > 0 ? { kind: { in: [...kinds] } } : {}),
    ...asking({ userId: fromUserId }, when),
  })),
];

/** The instances in which somebody has a part: asked at any node or standing in there, who decided, the submitter, who looks after all. */
export const involving = (viewer: Viewer): Prisma.ApprovalInstanceWhereInput =>
  viewer.administers
    ? {}
    : {
        OR: [{ submittedByUserId: viewer.userId }, { decisions: { some: { userId: viewer.userId } } }, ...asked(viewer, 'ever')],
      };

/** @throws AppError NOT_FOUND for what the viewer has no part in, as for what does not exist */
export async function loadApproval(
  tx: Pick<Prisma.TransactionClient, 'approvalInstance'>,
  id: number,
  viewer: Viewer,
): Promise<ApprovalRow> {
  const row = await tx.approvalInstance.findFirst({ where: { AND: [{ id }, involving(viewer)] }, include: approvalInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'approval', id });
  return row;
}
