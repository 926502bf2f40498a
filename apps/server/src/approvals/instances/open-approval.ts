import { findTransition } from '@wagewright/contracts';
import { approvalMachine } from '@wagewright/contracts/approvals/instances';
import type { ApprovalKind } from '@wagewright/contracts/approvals/processes';
import { approvalColumns } from '@wagewright/db/columns';
import { everywhere } from '../../core/grants.ts';
import { attachFiles } from '../../platform/files/index.ts';
import { factsOf } from './actions-for.ts';
import type { ApprovalCall } from './approval-call.ts';
import { type ApprovalRow, approvalInclude } from './approval-row.ts';
import { askNode } from './ask-node.ts';
import { requireEvent } from './change-approval.ts';
import type { ApprovalSubject } from './handlers.ts';
import { requirePlan, writeNodes } from './open-nodes.ts';

export interface Submission {
  readonly kind: ApprovalKind;
  readonly subjectId: number;
  readonly remarks: string | undefined;
  /** Files that the caller has brought for it, by id. */
  readonly files: readonly number[];
}

/** The one that was written just now. */
const latestDecision = { orderBy: { id: 'desc' }, take: 1, select: { id: true } } as const;

/** The approval of the subject that came back to its submitter, locked; submitting the subject again goes on with it. */
async function takeUp({ tx, locks }: ApprovalCall, { kind, subjectId }: Submission): Promise<ApprovalRow | null> {
  const where = { kind, subjectId, status: { in: ['rolled-back', 'draft'] } };
  const found = await tx.approvalInstance.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } });
  if (!found) return null;
  await locks.take('approval', found.id);
  return await tx.approvalInstance.findFirst({ where: { ...where, id: found.id }, include: approvalInclude });
}

/** Begins an instance anew: its process from the first node, by whoever submits it now. */
export async function submitAnew(
  call: ApprovalCall,
  row: ApprovalRow,
  subject: ApprovalSubject,
  { remarks, files }: Pick<Submission, 'remarks' | 'files'>,
): Promise<void> {
  const { tx, actor, deps, audit } = call;
  const isDraft = findTransition(approvalMachine, approvalColumns.status(row.status), 'submit', factsOf(row)) !== undefined;
  const draft = { ...row, status: isDraft ? row.status : requireEvent(row, 'reset') };
  const status = requireEvent(draft, 'submit');
  const plan = await requirePlan(call, approvalColumns.kind(row.kind), subject);
  const first = await writeNodes(tx, row.id, plan, Math.max(0, ...row.nodes.map(({ sequence }) => sequence)));
  const submittedAt = deps.clock();
  const { decisions } = await tx.approvalInstance.update({
    where: { id: row.id },
    data: {
      status,
      version: { increment: 1 },
      title: subject.title,
      processVersionId: plan.process.versionId,
      submittedByUserId: actor.userId,
      remarks: remarks || null,
      submittedAt,
      endedAt: null,
      decisions: { create: { sequence: 0, userId: actor.userId, action: 'submit', remarks: remarks || null, at: submittedAt } },
    },
    select: { decisions: latestDecision },
  });
  await attachFiles(call, { kind: 'approval', id: row.id }, decisions[0]?.id ?? 0, files);
  audit({ entity: 'approval', entityId: row.id, before: { status: row.status }, after: { status, process: plan.process.versionId } });
  await askNode(call, row.id, first);
}

async function create(call: ApprovalCall, { kind, subjectId, remarks, files }: Submission, subject: ApprovalSubject): Promise<number> {
  const { tx, actor, deps } = call;
  const plan = await requirePlan(call, kind, subject);
  const at = deps.clock();
  const instance = await tx.approvalInstance.create({
    data: {
      kind,
      subjectId,
      title: subject.title,
      processVersionId: plan.process.versionId,
      submittedByUserId: actor.userId,
      remarks: remarks || null,
      submittedAt: at,
      decisions: { create: { sequence: 0, userId: actor.userId, action: 'submit', remarks: remarks || null, at } },
    },
    include: { decisions: latestDecision },
  });
  call.locks.made('approval', instance.id);
  await attachFiles(call, { kind: 'approval', id: instance.id }, instance.decisions[0]?.id ?? 0, files);
  const first = await writeNodes(tx, instance.id, plan, 0);
  call.audit({
    entity: 'approval',
    entityId: instance.id,
    after: { status: instance.status, kind, subjectId, process: plan.process.versionId },
  });
  await askNode(call, instance.id, first);
  return instance.id;
}

/**
 * Submits a subject, which the caller has locked and moved: its process is found, its nodes are kept as they are now, and the first is asked.
 * One that was rolled back goes on under its old id, so that all of its history stands together.
 * @returns the approval's id
 * @throws AppError APPROVER_MISSING, NO_NODE_APPLIES
 */
export async function openApproval(call: ApprovalCall, submission: Submission): Promise<number> {
  const subject = await call.deps.approvals[submission.kind].describe({ tx: call.tx, reach: everywhere }, submission.subjectId);
  const former = await takeUp(call, submission);
  if (!former) return await create(call, submission, subject);
  await submitAnew(call, former, subject, submission);
  return former.id;
}
