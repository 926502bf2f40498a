import { AppError } from '@wagewright/contracts';
import { recordBatchFailure, sqlOfClient } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';

/**
 * Does a batch's job. What our own rules refuse would be refused again: it is shown on the batch instead of being tried five times.
 * Anything else is thrown, and the queue tries again.
 */
export async function orRecordRefusal(
  { pool, log }: Pick<WorkerDeps, 'pool' | 'log'>,
  { batchId, traceId }: { readonly batchId: number; readonly traceId: string },
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ batchId, traceId, code: error.code, reason: error.message }, 'refused');
    await recordBatchFailure(sqlOfClient(pool), batchId, { code: error.code, message: error.message });
  }
}
