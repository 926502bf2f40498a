import { requireTransition } from '@wagewright/contracts';
import { approvalMachine } from '@wagewright/contracts/approvals/instances';
import { approvalColumns } from '@wagewright/db/columns';
import type { ApprovalCall } from './approval-call.ts';

/** Nobody is asked any more; who had decided has decided. */
export const stopAsking = async (tx: ApprovalCall['tx'], instanceId: number): Promise<void> =>
  void (await tx.approvalNode.updateMany({ where: { instanceId, status: 'current' }, data: { status: 'waiting' } }));

/**
 * Ends an open approval because its subject, which the caller has locked, was taken back.
 * @throws AppError ILLEGAL_TRANSITION when it has ended already
 */
export async function withdrawApproval(call: ApprovalCall, instanceId: number, remarks: string | undefined): Promise<void> {
  const { tx, locks, actor, deps, audit } = call;
  await locks.take('approval', instanceId);
  const { status } = await tx.approvalInstance.findUniqueOrThrow({ where: { id: instanceId }, select: { status: true } });
  const facts = { lastNode: false, hasEarlierNode: false };
  const { to } = requireTransition(approvalMachine, { id: instanceId, status: approvalColumns.status(status) }, 'withdraw', facts);
  const at = deps.clock();
  await tx.approvalInstance.update({
    where: { id: instanceId },
    data: {
      status: to,
      endedAt: at,
      version: { increment: 1 },
      decisions: { create: { sequence: 0, userId: actor.userId, action: 'withdraw', remarks: remarks || null, at } },
    },
  });
  await stopAsking(tx, instanceId);
  audit({ entity: 'approval', entityId: instanceId, before: { status }, after: { status: to, ...(remarks ? { remarks } : {}) } });
}
