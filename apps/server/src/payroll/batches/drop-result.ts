import type { BatchCall } from './batch-call.ts';
import type { BatchRow } from './load-batch.ts';
import { recountBatch } from './recount-batch.ts';

/** What was calculated from input that has changed since, up to a step or whole, is the batch's no more. The caller holds it. */
export async function dropResult(call: BatchCall, batch: BatchRow): Promise<void> {
  if (batch.currentRunId === null) return;
  await call.tx.batch.update({ where: { id: batch.id }, data: { currentRunId: null } });
  await call.enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
  await recountBatch(call, batch);
}
