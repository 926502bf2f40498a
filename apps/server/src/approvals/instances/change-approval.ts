import { AppError, type Facts, requireTransition } from '@wagewright/contracts';
import {
  type ApprovalEvent,
  type ApprovalFact,
  type ApprovalStatus,
  approvalMachine,
  type historyActions,
} from '@wagewright/contracts/approvals/instances';
import type { Prisma } from '@wagewright/db';
import { approvalColumns, toJson } from '@wagewright/db/columns';
import { attachFiles } from '../../platform/files/index.ts';
import { factsOf } from './actions-for.ts';
import type { ActionInput, ApprovalCall } from './approval-call.ts';
import { type ApprovalRow, dayOf, loadApproval, type NodeRow, type Part, partOf, type Viewer, viewerOf } from './approval-row.ts';
import { type ApprovalSummary, viewApproval } from './approval-view.ts';
import type { ApprovalHandler } from './handlers.ts';
import { peopleOf } from './people-of.ts';

/** An approval under its lock, with who changes it. */
export interface Changing {
  readonly call: ApprovalCall & { readonly input: ActionInput };
  readonly row: ApprovalRow;
  readonly subject: ApprovalHandler;
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * Locks an approval after its subject and reads it as it is then.
 * @throws AppError NOT_FOUND for what the caller has no part in; nothing is locked then
 */
export async function openForChange(call: Changing['call']): Promise<Changing> {
  const { tx, locks, actor, deps, input } = call;
  const now = deps.clock();
  const viewer = await viewerOf(tx, actor, dayOf(now));
  const { kind, subjectId } = await loadApproval(tx, input.id, viewer);
  const subject = deps.approvals[approvalColumns.kind(kind)];
  await subject.lock(call, subjectId);
  await locks.take('approval', input.id);
  return { call, row: await loadApproval(tx, input.id, viewer), subject, viewer, now };
}

/** @throws AppError ILLEGAL_TRANSITION that names the states from which it would be possible */
export function requireEvent(row: ApprovalRow, event: ApprovalEvent, facts: Facts<ApprovalFact> = factsOf(row)): ApprovalStatus {
  return requireTransition(approvalMachine, { id: row.id, status: approvalColumns.status(row.status) }, event, facts).to;
}

/**
 * The caller's part in the current node, for an action of whoever is asked.
 * @throws AppError OWN_SUBMISSION, ILLEGAL_TRANSITION, NOT_YOUR_TURN
 */
export function requirePart({ row, viewer }: Changing, event: ApprovalEvent): Part {
  if (row.submittedByUserId === viewer.userId) throw new AppError('OWN_SUBMISSION');
  requireEvent(row, event);
  const part = partOf(row, viewer);
  if (!part) throw new AppError('NOT_YOUR_TURN');
  return part;
}

/** What is written of a move beside the state, and how the history tells it. */
export interface Move {
  readonly event: ApprovalEvent;
  readonly action: (typeof historyActions)[number];
  readonly facts?: Facts<ApprovalFact>;
  readonly data?: Prisma.ApprovalInstanceUncheckedUpdateManyInput;
  /** Where it was done; null: at no node. */
  readonly node: NodeRow | null;
  readonly onBehalfOf?: number | null;
  readonly targetUserId?: number;
  readonly targetName?: unknown;
}

/**
 * Moves an approval, loaded for change, along its machine, and notes it in the history and the audit. The UPDATE is guarded all the same.
 * @throws AppError ILLEGAL_TRANSITION, or STALE_VERSION when somebody else changed it meanwhile
 */
export async function moveApproval({ call, row, now }: Changing, move: Move): Promise<ApprovalStatus> {
  const { tx, actor, audit, input } = call;
  const { id, status, version } = row;
  const to = requireEvent(row, move.event, move.facts);
  const { count } = await tx.approvalInstance.updateMany({
    where: { id, status, version: input.version },
    data: { ...move.data, status: to, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Approval', id });
  const decision = await tx.approvalDecision.create({
    data: {
      instanceId: id,
      sequence: move.node?.sequence ?? 0,
      ...(move.node ? { nodeName: toJson(move.node.name) } : {}),
      userId: actor.userId,
      onBehalfOfUserId: move.onBehalfOf ?? null,
      targetUserId: move.targetUserId ?? null,
      ...(move.targetName === undefined ? {} : { targetName: toJson(move.targetName) }),
      action: move.action,
      remarks: input.remarks || null,
      at: now,
    },
  });
  await attachFiles(call, { kind: 'approval', id }, decision.id, input.files);
  audit({
    entity: 'approval',
    entityId: id,
    before: { status, version },
    after: {
      status: to,
      version: version + 1,
      event: move.event,
      ...(move.onBehalfOf ? { onBehalfOfUserId: move.onBehalfOf } : {}),
      ...(move.targetUserId ? { targetUserId: move.targetUserId } : {}),
      remarks: input.remarks,
    },
  });
  return to;
}

/** The approval as it is after the change, for the answer. */
export async function answer({ call, row, viewer, now }: Changing): Promise<ApprovalSummary> {
  const updated = await loadApproval(call.tx, row.id, viewer);
  return viewApproval(updated, viewer, await peopleOf(call.tx, [updated], dayOf(now)));
}
