import { errorTexts } from '@wagewright/contracts';
import { runColumns } from '../../columns/index.ts';
import { fencedRows } from '../../platform/jobs/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch, notifyStarter } from './announce.ts';
import { activeKinds, type RunFailure } from './run-types.ts';

export interface EndRun {
  readonly runId: number;
  readonly state: 'failed' | 'cancelled';
  readonly failure?: RunFailure;
}

const freezings = fencedRows('run_freezing');

/** Touches the run's row before the batch's, as a finishing chunk does, and no chunk at all. */
const endStatement = `
  UPDATE calculation_run SET state = $2::text, finished_at = clock_timestamp(), failure = $3::jsonb
  WHERE id = $1::int AND state = 'running'
  RETURNING batch_id AS "batchId", return_status AS "returnStatus", kind`;

/**
 * Back to the state it came from, with its old result; the failure is kept to be shown. A result that no longer is that of the input goes with the
 * run that should have corrected it: one that calculates somebody again from other input goes back to `waiting`.
 */
const returnStatement = `
  UPDATE batch SET status = $2::text, version = version + 1, last_failure = coalesce($3::jsonb, last_failure),
    current_run_id = CASE WHEN $4::text = 'partial' AND $2::text = 'waiting' THEN NULL ELSE current_run_id END
  WHERE id = $1::int AND status = 'calculating'`;

/**
 * Ends an active run without a result.
 * @returns its batch, or undefined where the run was not active any more
 */
export async function endRun(sql: Sql, { runId, state, failure }: EndRun): Promise<{ readonly batchId: number } | undefined> {
  const stored = failure ? JSON.stringify({ ...failure, runId }) : null;
  const [run] = await sql.query<{ batchId: number; returnStatus: string; kind: string }>(endStatement, [runId, state, stored]);
  if (!run) return undefined;
  await freezings.cancel(sql, { column: 'run_id', id: runId });
  if (activeKinds.includes(runColumns.kind(run.kind))) await sql.query(returnStatement, [run.batchId, run.returnStatus, stored, run.kind]);
  if (failure) await notifyStarter(sql, runId, 'batch-failed', { reason: errorTexts(failure.code, failure.parameters) });
  await announceBatch(sql, run.batchId);
  return { batchId: run.batchId };
}
