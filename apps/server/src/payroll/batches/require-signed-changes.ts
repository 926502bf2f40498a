import { AppError } from '@wagewright/contracts';
import { readDueBlocker, type Sql } from '@wagewright/db';

/**
 * Before a batch is submitted, under its lock: where the solution has thresholds, the batch is compared and every change over them is signed off.
 * @throws AppError COMPARISON_DUE, BATCH_HAS_CHANGES
 */
export async function requireSignedChanges(sql: Sql, batchId: number): Promise<void> {
  const blocker = await readDueBlocker(sql, batchId);
  if (blocker && !blocker.isCompared) throw new AppError('COMPARISON_DUE', { id: batchId });
  if (blocker && blocker.unsigned > 0) throw new AppError('BATCH_HAS_CHANGES', { id: batchId, count: blocker.unsigned });
}
