import { AppError, requireTransition } from '@wagewright/contracts';
import { type ComparisonEvent, type ComparisonStatus, comparisonMachine } from '@wagewright/contracts/payroll/variance';
import { readComparison } from '@wagewright/db';
import { type BatchCall, loadBatchForChange } from '../batches/index.ts';

/**
 * Asks the machine about a batch's comparison, under the batch's lock.
 * @returns its state before and after
 * @throws AppError NOT_FOUND where the batch's result has none; ILLEGAL_TRANSITION
 */
export async function requireComparisonEvent(
  call: BatchCall,
  batchId: number,
  event: ComparisonEvent,
): Promise<{ from: ComparisonStatus; to: ComparisonStatus }> {
  const batch = await loadBatchForChange(call, batchId);
  await call.sql.query('SELECT batch_id FROM batch_comparison WHERE batch_id = $1::int FOR NO KEY UPDATE', [batch.id]);
  const comparison = await readComparison(call.sql, batch.id);
  if (!comparison) throw new AppError('NOT_FOUND', { what: 'comparison of batch', id: batchId });
  const { to } = requireTransition(comparisonMachine, { id: batch.id, status: comparison.status }, event, {});
  return { from: comparison.status, to };
}
