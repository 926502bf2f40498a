import { type LocalizedText, requireTransition } from '@wagewright/contracts';
import { type ApprovalKind, approvalMachine } from '@wagewright/contracts/approvals/instances';
import { approvalColumns } from '@wagewright/db/columns';
import { notifyUsers } from '../../platform/notifications/index.ts';
import type { ApprovalCall } from './approval-call.ts';

export interface Submission {
  readonly kind: ApprovalKind;
  readonly subjectId: number;
  readonly title: LocalizedText;
  readonly node: LocalizedText;
  /** Who may decide; the submitter is not among them. */
  readonly approverUserIds: readonly number[];
  readonly remarks: string | undefined;
  readonly link: (instanceId: number) => string;
}

/** Opens an approval with one node that any of its approvers decides, and asks them. */
export async function submitInstance(call: ApprovalCall, submission: Submission): Promise<number> {
  const { tx, actor } = call;
  const { kind, subjectId, title, node, approverUserIds, remarks } = submission;
  const instance = await tx.approvalInstance.create({
    data: {
      kind,
      subjectId,
      title,
      submittedByUserId: actor.userId,
      remarks: remarks ?? null,
      nodes: {
        create: {
          sequence: 1,
          name: node,
          status: 'current',
          approvers: { create: approverUserIds.map((userId) => ({ userId })) },
        },
      },
      decisions: { create: { sequence: 0, userId: actor.userId, action: 'submit', remarks: remarks ?? null } },
    },
  });
  call.locks.made('approval', instance.id);
  call.audit({
    entity: 'approval',
    entityId: instance.id,
    after: { status: instance.status, kind, subjectId, approverUserIds: [...approverUserIds] },
  });
  await notifyUsers(call, approverUserIds, {
    template: 'approval-requested',
    thing: `approval:${instance.id}`,
    title,
    link: submission.link(instance.id),
  });
  return instance.id;
}

/**
 * Ends an open approval because its subject, which the caller has locked, was taken back.
 * @throws AppError ILLEGAL_TRANSITION when it has ended already
 */
export async function withdrawInstance(call: ApprovalCall, instanceId: number, remarks: string | undefined): Promise<void> {
  const { tx, locks, actor, deps, audit } = call;
  await locks.take('approval', instanceId);
  const { status } = await tx.approvalInstance.findUniqueOrThrow({ where: { id: instanceId }, select: { status: true } });
  const { to } = requireTransition(approvalMachine, { id: instanceId, status: approvalColumns.status(status) }, 'withdraw', {
    lastNode: false,
  });
  await tx.approvalInstance.update({
    where: { id: instanceId },
    data: { status: to, endedAt: deps.clock(), version: { increment: 1 } },
  });
  audit({ entity: 'approval', entityId: instanceId, before: { status }, after: { status: to, ...(remarks ? { remarks } : {}) } });
  await tx.approvalDecision.create({
    data: { instanceId, sequence: 0, userId: actor.userId, action: 'withdraw', remarks: remarks ?? null },
  });
}
