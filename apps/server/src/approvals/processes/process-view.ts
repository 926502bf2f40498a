import { AppError, type OutputOf } from '@wagewright/contracts';
import { openApprovalStatuses } from '@wagewright/contracts/approvals/instances';
import type { ApproverRule, getProcess, ProcessNode } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { approvalProcessColumns, approvalProcessVersionColumns, solutionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { newestVersion } from './pick-process.ts';

type Detail = OutputOf<typeof getProcess>;

export const processInclude = { solution: true, versions: newestVersion } as const satisfies Prisma.ApprovalProcessInclude;
export type ProcessRow = Prisma.ApprovalProcessGetPayload<{ include: typeof processInclude }>;

/** Processes of the solutions that a reach covers. The general ones concern everybody who may look at any, but only who reaches all changes them. */
export const processesWithin = (reach: Reach, general: 'with general' | 'own only'): Prisma.ApprovalProcessWhereInput => ({
  retiredAt: null,
  ...(reach.all ? {} : { OR: [{ solution: solutionsWithin(reach) }, ...(general === 'with general' ? [{ solutionId: null }] : [])] }),
});

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist, and for what is out of use */
export async function loadProcess(
  tx: Prisma.TransactionClient,
  id: number,
  reach: Reach,
  general: 'with general' | 'own only',
): Promise<ProcessRow> {
  const row = await tx.approvalProcess.findFirst({ where: { AND: [{ id }, processesWithin(reach, general)] }, include: processInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'approval process', id });
  return row;
}

/** How many approvals are under way by each process. */
export async function countOpen(tx: Prisma.TransactionClient, processIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const versions = await tx.approvalProcessVersion.findMany({
    where: { processId: { in: [...processIds] } },
    select: { processId: true, _count: { select: { instances: { where: { status: { in: [...openApprovalStatuses] } } } } } },
  });
  const counts = new Map<number, number>();
  for (const { processId, _count } of versions) counts.set(processId, (counts.get(processId) ?? 0) + _count.instances);
  return counts;
}

/** @throws Error for a process without a version: a fault of ours */
export function newestOf({ id, versions }: ProcessRow): ProcessRow['versions'][number] {
  const [newest] = versions;
  if (!newest) throw new Error(`Approval process ${id} has no version.`);
  return newest;
}

/** Names by user ids, for those that a screen has to show. */
export async function readNames(tx: Prisma.TransactionClient, userIds: readonly number[]): Promise<(userId: number) => string> {
  const users = await tx.user.findMany({ where: { id: { in: [...userIds] } }, select: { id: true, displayName: true } });
  const names = new Map(users.map(({ id, displayName }) => [id, displayName]));
  return (userId) => names.get(userId) ?? `#${userId}`;
}

export function viewProcessSummary(row: ProcessRow, nameOf: (userId: number) => string, openCount: number) {
  const newest = newestOf(row);
  return {
    id: row.id,
    kind: approvalProcessColumns.kind(row.kind),
    solutionId: row.solutionId,
    solution: row.solution && solutionColumns.name(row.solution.name),
    name: row.name,
    version: row.version,
    nodeCount: approvalProcessVersionColumns.nodes(newest.nodes).length,
    savedAt: newest.savedAt.toISOString(),
    savedBy: nameOf(newest.savedByUserId),
    openCount,
  };
}

const rulesOf = ({ approvers, deadline }: ProcessNode): readonly ApproverRule[] => [...approvers, ...(deadline?.escalateTo ?? [])];

/** The users that nodes name by themselves. */
export const usersNamed = (nodes: readonly ProcessNode[]): number[] => [
  ...new Set(nodes.flatMap(rulesOf).flatMap((rule) => (rule.by === 'user' ? [rule.user] : []))),
];

/** The roles that nodes name. */
export const rolesNamed = (nodes: readonly ProcessNode[]): string[] => [
  ...new Set(nodes.flatMap(rulesOf).flatMap((rule) => (rule.by === 'role' ? [rule.role] : []))),
];

async function mayEdit(tx: Prisma.TransactionClient, { id }: ProcessRow, { grants }: Actor): Promise<boolean> {
  const reach = grants.get('approval-process.edit');
  if (!reach) return false;
  return (await tx.approvalProcess.count({ where: { AND: [{ id }, processesWithin(reach, 'own only')] } })) > 0;
}

/** A process as its page shows it. */
export async function viewProcess(tx: Prisma.TransactionClient, row: ProcessRow, actor: Actor): Promise<Detail> {
  const nodes = approvalProcessVersionColumns.nodes(newestOf(row).nodes);
  const named = usersNamed(nodes);
  const nameOf = await readNames(tx, [...named, ...row.administratorUserIds, newestOf(row).savedByUserId]);
  const person = (id: number) => ({ id, name: nameOf(id) });
  return {
    ...viewProcessSummary(row, nameOf, (await countOpen(tx, [row.id])).get(row.id) ?? 0),
    nodes: [...nodes],
    administrators: row.administratorUserIds.map(person),
    people: named.map(person),
    mayEdit: await mayEdit(tx, row, actor),
  };
}
