import { runColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch, notifyStarter } from './announce.ts';
import { activeKinds, type RunFailure } from './run-types.ts';

export interface EndRun {
  readonly runId: number;
  readonly state: 'failed' | 'cancelled';
  readonly failure?: RunFailure;
}

/** Touches the run's row before the batch's, as a finishing chunk does, and no chunk at all. */
const endStatement = `
  UPDATE calculation_run SET state = $2::text, finished_at = clock_timestamp(), failure = $3::jsonb
  WHERE id = $1::int AND state = 'running'
  RETURNING batch_id AS "batchId", return_status AS "returnStatus", kind`;

/** Back to the state it came from, with its old result; the failure is kept to be shown. */
const returnStatement = `
  UPDATE batch SET status = $2::text, version = version + 1, last_failure = coalesce($3::jsonb, last_failure)
  WHERE id = $1::int AND status = 'calculating'`;

/**
 * Ends an active run without a result.
 * @returns its batch, or undefined where the run was not active any more
 */
export async function endRun(sql: Sql, { runId, state, failure }: EndRun): Promise<{ readonly batchId: number } | undefined> {
  const stored = failure ? JSON.stringify({ ...failure, runId }) : null;
  const [run] = await sql.query<{ batchId: number; returnStatus: string; kind: string }>(endStatement, [runId, state, stored]);
  if (!run) return undefined;
  if (activeKinds.includes(runColumns.kind(run.kind))) await sql.query(returnStatement, [run.batchId, run.returnStatus, stored]);
  if (failure) await notifyStarter(sql, runId, 'batch-failed', { reason: failure.message });
  await announceBatch(sql, run.batchId);
  return { batchId: run.batchId };
}
