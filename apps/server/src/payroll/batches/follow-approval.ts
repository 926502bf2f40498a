import type { ApprovalCall, ApprovalOutcome } from '../../approvals/instances/index.ts';
import { batchInclude } from './load-batch.ts';
import { moveBatch } from './move-batch.ts';

/** Moves a batch as its approval goes on. Who may decide was settled by the approval; the batch's own guard still holds. */
export async function followApproval(call: ApprovalCall, batchId: number, outcome: ApprovalOutcome): Promise<void> {
  const batch = await call.tx.batch.findUniqueOrThrow({ where: { id: batchId }, include: batchInclude });
  if (outcome === 'first-decision' && batch.status === 'in-approval') return;
  await moveBatch(call, batch, { event: outcome });
}
