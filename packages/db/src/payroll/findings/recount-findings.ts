import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { causeParameters, type FindingCause } from './causes.ts';
import { foundInBatch } from './found-in-batch.ts';

const recount = `${foundInBatch()}
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
  await withoutLoops(sql, () => sql.query(recount, [batchId, batch?.runId ?? null, ...causeParameters(causes)]));
}

/** $7 the person, $8 what they count: 1 of whoever is paid again, -1 of whoever is not paid any more. */
const shift = `${foundInBatch({ employeeId: '$7::int' })}
  UPDATE batch SET blocking_findings = blocking_findings + n.blocking * $8::int, open_findings = open_findings + n.open * $8::int,
    answered_findings = answered_findings + n.answered * $8::int
  FROM (SELECT count(*) FILTER (WHERE severity = 'error')::int AS blocking, count(*) FILTER (WHERE severity <> 'error' AND remark IS NULL)::int AS open,
      count(*) FILTER (WHERE severity <> 'error' AND remark IS NOT NULL)::int AS answered FROM listed) n
  WHERE batch.id = $1::int`;

interface Shift {
  readonly batchId: number;
  readonly employeeId: number;
  /** True of whoever is held from now on, false of whoever is held no more. */
  readonly held: boolean;
}

/** Takes what was found at one person out of a batch's counts, or puts it back: nobody else is looked at. The caller holds the batch's lock. */
export async function shiftFindings(sql: Sql, { batchId, employeeId, held }: Shift, causes: readonly FindingCause[]): Promise<void> {
  const [batch] = await sql.query<{ runId: number | null }>('SELECT current_run_id AS "runId" FROM batch WHERE id = $1::int', [batchId]);
  await sql.query(shift, [batchId, batch?.runId ?? null, ...causeParameters(causes), employeeId, held ? -1 : 1]);
}
