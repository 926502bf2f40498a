import { AppError } from '@wagewright/contracts';
import type { BatchDetail, BatchMoveEvent } from '@wagewright/contracts/payroll/batches';
import { startMove } from '@wagewright/db';
import { noJson } from '@wagewright/db/columns';
import type { BatchCall } from './batch-call.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { moveBatch, requireBatchEvent } from './move-batch.ts';

type Asking = BatchCall & { input: { id: number; version: number; remarks?: string | undefined } };

/** Asks for an event that a job causes: it must be possible now, and until the job has ended nothing else happens to the batch. */
export async function askMove(call: Asking, event: BatchMoveEvent): Promise<BatchDetail> {
  const { input, tx, sql, reach, actor, enqueue } = call;
  const batch = await loadBatchForChange(call, input.id);
  const { version, remarks } = input;
  requireBatchEvent(batch, event, version);
  await moveBatch(call, batch, { event: 'start-moving', asked: event, version, remarks, data: { lastFailure: noJson } });
  const moveId = await startMove(sql, batch.id, event, actor.userId);
  if (moveId === undefined) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  await enqueue('payroll.move-batch', [{ moveId }]);
  return viewBatch(await loadBatch(tx, input.id, reach), actor);
}
