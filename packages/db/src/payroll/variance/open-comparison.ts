import type { JobData } from '@wagewright/contracts';
import { holderColumns, type InHand } from '../../platform/jobs/index.ts';
import type { Sql } from '../../sql.ts';
import { previousOf } from './previous-of.ts';

/** Enqueues a `payroll.compare-batch` job in the caller's transaction. */
export type EnqueueComparison = (sql: Sql, job: JobData['payroll.compare-batch']) => Promise<void>;

export const comparisonsInHand: InHand<'payroll.compare-batch'> = {
  queue: 'payroll.compare-batch',
  rows: `SELECT jsonb_build_object('batchId', batch_id, 'revision', revision) AS data, ${holderColumns} FROM batch_comparison
    WHERE status IN ('waiting', 'comparing') AND previous_batch_id IS NOT NULL`,
};

/** Whoever works on it finds another revision and no token: what it writes late is refused. */
const open = `
  INSERT INTO batch_comparison (batch_id, run_id, previous_batch_id, previous_run_id, status)
  SELECT this.id, this.current_run_id, previous.batch_id, previous.run_id, CASE WHEN previous.batch_id IS NULL THEN 'compared' ELSE 'waiting' END
  FROM batch this JOIN period at ON at.id = this.period_id JOIN calculation_run r ON r.id = this.current_run_id AND r.up_to_step IS NULL
  LEFT JOIN LATERAL ${previousOf('this', 'at')} previous ON true
  WHERE this.id = $1::int AND this.type = 'normal'
  ON CONFLICT (batch_id) DO UPDATE SET revision = batch_comparison.revision + 1, shown_revision = NULL, status = excluded.status, run_id = excluded.run_id,
    previous_batch_id = excluded.previous_batch_id, previous_run_id = excluded.previous_run_id, token = NULL, attempt = 0, people_total = 0,
    people_done = 0, items = '[]', failure = NULL, opened_at = clock_timestamp(), compared_at = NULL
  RETURNING batch_id AS "batchId", revision, status`;

/**
 * Begins the comparison of a batch anew and enqueues its job, in the transaction that changes what is compared: a run becomes the result, somebody
 * is held. Nothing where the batch has no whole result or pays outside of the cycle; no job where there is nothing to compare with.
 */
export async function openComparison(sql: Sql, batchId: number, enqueue: EnqueueComparison): Promise<void> {
  const [opened] = await sql.query<{ batchId: number; revision: number; status: string }>(open, [batchId]);
  if (opened?.status === 'waiting') await enqueue(sql, { batchId: opened.batchId, revision: opened.revision });
}

/** Batches that nobody has decided about yet and that would now be compared with this one. */
const waitingFor = `
  SELECT this.id FROM batch this JOIN period at ON at.id = this.period_id JOIN batch_comparison c ON c.batch_id = this.id AND c.run_id = this.current_run_id
  CROSS JOIN LATERAL ${previousOf('this', 'at')} previous
  WHERE previous.batch_id = $1::int AND this.status NOT IN ('approved', 'closed', 'canceled', 'deleted')
    AND (c.previous_batch_id, c.previous_run_id) IS DISTINCT FROM (previous.batch_id, previous.run_id)
  ORDER BY this.id`;

/** After a batch was approved: those that were calculated before are compared with it now. */
export async function openFollowingComparisons(sql: Sql, approvedBatchId: number, enqueue: EnqueueComparison): Promise<void> {
  for (const { id } of await sql.query<{ id: number }>(waitingFor, [approvedBatchId])) await openComparison(sql, id, enqueue);
}
