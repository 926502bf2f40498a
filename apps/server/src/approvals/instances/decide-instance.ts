import { AppError, requireTransition } from '@wagewright/contracts';
import { approvalMachine } from '@wagewright/contracts/approvals/instances';
import { approvalColumns } from '@wagewright/db/columns';
import { notifyUsers } from '../../platform/notifications/index.ts';
import type { ApprovalCall } from './approval-call.ts';
import { type ApprovalRow, canDecide, loadApproval, namesOf, viewApproval } from './approval-view.ts';
import type { ApprovalOutcome } from './handlers.ts';

export interface Decision {
  readonly action: 'approve' | 'reject' | 'roll-back';
  readonly event: 'approve-node' | 'reject' | 'roll-back-to-submitter';
  readonly outcome: ApprovalOutcome;
  readonly nodeStatus: 'approved' | 'rejected' | 'waiting';
  readonly words: { readonly en: string; readonly 'zh-CN': string };
}

async function tellSubmitter(call: ApprovalCall, row: ApprovalRow, decision: Decision): Promise<void> {
  await notifyUsers(call, [row.submittedByUserId], {
    template: 'approval-ended',
    thing: `approval:${row.id}`,
    title: approvalColumns.title(row.title),
    link: `/approvals/${row.id}`,
    more: { outcome: decision.words },
  });
}

/** Decides the current node and carries the outcome to the subject, all in the caller's transaction. */
export async function decideInstance(call: ApprovalCall, input: { id: number; version: number; remarks: string }, decision: Decision) {
  const { tx, locks, actor, audit, deps } = call;
  const { kind, subjectId } = await loadApproval(tx, input.id, actor.userId);
  const subject = deps.approvals[approvalColumns.kind(kind)];
  await subject.lock(call, subjectId);
  await locks.take('approval', input.id);
  const row = await loadApproval(tx, input.id, actor.userId);
  if (row.submittedByUserId === actor.userId) throw new AppError('OWN_SUBMISSION');
  const status = approvalColumns.status(row.status);
  const lastNode = row.currentNode === row.nodes.length;
  const { to } = requireTransition(approvalMachine, { id: row.id, status }, decision.event, { lastNode });
  if (!canDecide(row, actor.userId)) throw new AppError('NOT_FOUND', { what: 'approval', id: input.id });
  const ended = to !== 'in-approval';
  const { count } = await tx.approvalInstance.updateMany({
    where: { id: row.id, status, version: input.version },
    data: { status: to, version: { increment: 1 }, ...(ended ? { endedAt: deps.clock() } : { currentNode: row.currentNode + 1 }) },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Approval', id: row.id });
  await tx.approvalNode.update({
    where: { instanceId_sequence: { instanceId: row.id, sequence: row.currentNode } },
    data: { status: decision.nodeStatus },
  });
  if (!ended)
    await tx.approvalNode.update({
      where: { instanceId_sequence: { instanceId: row.id, sequence: row.currentNode + 1 } },
      data: { status: 'current' },
    });
  await tx.approvalDecision.create({
    data: { instanceId: row.id, sequence: row.currentNode, userId: actor.userId, action: decision.action, remarks: input.remarks || null },
  });
  audit({ entity: 'approval', entityId: row.id, before: { status }, after: { status: to, remarks: input.remarks } });
  await subject.follow(call, subjectId, ended ? decision.outcome : 'decide-node');
  if (ended) await tellSubmitter(call, row, decision);
  const updated = await loadApproval(tx, row.id, actor.userId);
  return viewApproval(updated, actor.userId, await namesOf(tx, [row.submittedByUserId]));
}
