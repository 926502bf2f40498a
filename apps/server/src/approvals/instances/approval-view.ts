import type { OutputOf } from '@wagewright/contracts';
import type { approveInstance, getInstance } from '@wagewright/contracts/approvals/instances';
import { approvalApproverColumns, approvalColumns, approvalDecisionColumns, approvalNodeColumns } from '@wagewright/db/columns';
import { type StoredFile, viewFile } from '../../platform/files/index.ts';
import { actionsFor, letsFilesGo } from './actions-for.ts';
import {
  type ApprovalRow,
  type ApproverRow,
  currentNodeOf,
  earlierNodesOf,
  isOpen,
  type NodeRow,
  partOf,
  type Viewer,
} from './approval-row.ts';
import type { People } from './people-of.ts';

export type ApprovalSummary = OutputOf<typeof approveInstance>;
type ApprovalDetail = OutputOf<typeof getInstance>;

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
const nameOrNull = (people: People, userId: number | null): string | null => (userId === null ? null : people.name(userId));

/** The node that is asked now; of an approval that is over, none. */
function viewCurrent(row: ApprovalRow, people: People): ApprovalSummary['current'] {
  if (!isOpen(row)) return null;
  const node = currentNodeOf(row);
  return { name: approvalNodeColumns.name(node.name), isStuck: people.isStuck(row), dueAt: instant(node.dueAt) };
}

export function viewApproval(row: ApprovalRow, viewer: Viewer, people: People): ApprovalSummary {
  const part = partOf(row, viewer);
  return {
    id: row.id,
    kind: approvalColumns.kind(row.kind),
    subjectId: row.subjectId,
    title: approvalColumns.title(row.title),
    status: approvalColumns.status(row.status),
    version: row.version,
    submittedBy: people.name(row.submittedByUserId),
    submittedAt: row.submittedAt.toISOString(),
    endedAt: instant(row.endedAt),
    remarks: row.remarks,
    mine: part !== undefined,
    onBehalfOf: nameOrNull(people, part?.onBehalfOf ?? null),
    current: viewCurrent(row, people),
  };
}

const viewApprover = (approver: ApproverRow, kind: string, people: People): ApprovalDetail['nodes'][number]['approvers'][number] => ({
  userId: approver.userId,
  name: people.name(approver.userId),
  status: approvalApproverColumns.status(approver.status),
  origin: approvalApproverColumns.origin(approver.origin),
  originName: nameOrNull(people, approver.originUserId),
  delegates: people.delegates(approver, kind),
  problem: people.standing(approver.userId).problem,
});

const viewNode = (node: NodeRow, kind: string, people: People): ApprovalDetail['nodes'][number] => ({
  sequence: node.sequence,
  name: approvalNodeColumns.name(node.name),
  mode: approvalNodeColumns.mode(node.mode),
  status: approvalNodeColumns.status(node.status),
  addedBy: nameOrNull(people, node.addedByUserId),
  dueAt: instant(node.dueAt),
  escalatedAt: instant(node.escalatedAt),
  approvers: node.approvers.map((approver) => viewApprover(approver, kind, people)),
});

/** An approval's files, and how they are shown to whoever looks. */
interface FilesShown {
  readonly files: readonly StoredFile[];
  mayRemove(file: StoredFile): boolean;
}

const viewFiles = ({ files, mayRemove }: FilesShown, decisionId: number): ApprovalDetail['decisions'][number]['files'] =>
  files
    .filter(({ ownerPart }) => ownerPart === decisionId)
    .map((file) => ({ ...viewFile(file), removedAt: instant(file.removedAt), mayRemove: mayRemove(file) }));

const viewDecision = (
  decision: ApprovalRow['decisions'][number],
  people: People,
  shown: FilesShown,
): ApprovalDetail['decisions'][number] => ({
  at: decision.at.toISOString(),
  who: nameOrNull(people, decision.userId) ?? '',
  onBehalfOf: nameOrNull(people, decision.onBehalfOfUserId),
  action: approvalDecisionColumns.action(decision.action),
  node: approvalDecisionColumns.nodeName(decision.nodeName),
  target: nameOrNull(people, decision.targetUserId),
  targetNode: approvalDecisionColumns.targetName(decision.targetName),
  remarks: decision.remarks,
  files: viewFiles(shown, decision.id),
});

/** All of an approval, with what the viewer may do with it now. */
export function viewApprovalDetail(row: ApprovalRow, files: readonly StoredFile[], viewer: Viewer, people: People): ApprovalDetail {
  const letsGo = letsFilesGo(row);
  const mayRemove = ({ uploadedByUserId, removedAt }: StoredFile) => letsGo && removedAt === null && uploadedByUserId === viewer.userId;
  return {
    ...viewApproval(row, viewer, people),
    nodes: row.nodes.map((node) => viewNode(node, row.kind, people)),
    decisions: row.decisions.map((decision) => viewDecision(decision, people, { files, mayRemove })),
    actions: actionsFor(row, viewer),
    earlierNodes: isOpen(row) ? earlierNodesOf(row).map(({ sequence }) => sequence) : [],
  };
}
