/** What becomes of a batch whose single payslips are published, withdrawn, forbidden or allowed again. */
import type { PayslipMoveEvent } from '@wagewright/contracts/payroll/payslips';
import { type LockStrength, lockRow } from '../../platform/locks/index.ts';
import type { Sql } from '../../sql.ts';
import { readBatchContext, requireBatchEvent } from '../batches/index.ts';
import { announceBatch } from '../runs/index.ts';

type LockBatch = (id: number, strength: LockStrength) => Promise<void>;

/**
 * Locks the batches of payslips that are about to be moved, before the payslips themselves: so nobody withdraws the last published one while
 * somebody publishes another. A job that is at the payslips of a batch locks it after them; one that is under way is seen here, and refused.
 * @throws AppError ILLEGAL_TRANSITION
 */
export async function lockBatchesOf(
  sql: Sql,
  { ids, event }: { readonly ids: readonly number[]; readonly event: PayslipMoveEvent },
  lock: LockBatch = (id, strength) => lockRow(sql, 'batch', id, strength),
): Promise<void> {
  const batches = await sql.query<{ id: number }>(
    'SELECT DISTINCT batch_id AS id FROM payslip WHERE id = ANY($1::int[]) AND batch_id IS NOT NULL ORDER BY 1',
    [ids],
  );
  for (const { id } of batches) {
    await lock(id, event === 'withdraw' ? 'change' : 'keep');
    requireBatchEvent(await readBatchContext(sql, id), 'move-payslips');
  }
}

export interface UnpublishedBatch {
  readonly id: number;
  /** Before. */
  readonly version: number;
}

/**
 * After payslips were withdrawn: a batch of them of which none is published any more is as generated and not published, so that it can be put
 * right and published anew. One that is forbidden, but was published, counts: somebody may have seen it. The batches are locked for change.
 * @returns those batches
 */
export async function unpublishEmptied(sql: Sql, ids: readonly number[]): Promise<UnpublishedBatch[]> {
  const emptied = await sql.query<{ id: number; version: number }>(
    `SELECT b.id, b.version FROM batch b WHERE b.id IN (SELECT batch_id FROM payslip WHERE id = ANY($1::int[])) AND b.payslips_published_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM payslip p WHERE p.batch_id = b.id AND p.published_at IS NOT NULL) ORDER BY b.id`,
    [ids],
  );
  for (const { id } of emptied) {
    requireBatchEvent(await readBatchContext(sql, id), 'unpublish-payslips');
    await sql.query('UPDATE batch SET payslips_published_at = NULL, version = version + 1 WHERE id = $1::int', [id]);
    await announceBatch(sql, id);
  }
  return emptied;
}
