import type { Sql } from '../../sql.ts';
import { causeParameters, type FindingCause } from './causes.ts';
import { foundInBatch } from './found-in-batch.ts';

const recount = `${foundInBatch}
  UPDATE batch SET blocking_findings = n.blocking, open_findings = n.open, answered_findings = n.answered
  FROM (SELECT count(*) FILTER (WHERE state = 'blocking')::int AS blocking, count(*) FILTER (WHERE state = 'open')::int AS open,
      count(*) FILTER (WHERE state = 'answered')::int AS answered FROM listed) n
  WHERE batch.id = $1::int`;

/**
 * Writes on the batch how many findings block it, wait for a remark and have one, after any of them has changed: a run has ended, records were
 * asked, somebody is held or has remarked. The caller holds the batch's lock.
 */
export async function recountFindings(sql: Sql, batchId: number, causes: readonly FindingCause[]): Promise<void> {
  const [batch] = await sql.query<{ runId: number | null }>('SELECT current_run_id AS "runId" FROM batch WHERE id = $1::int', [batchId]);
  await sql.query(recount, [batchId, batch?.runId ?? null, ...causeParameters(causes)]);
}
