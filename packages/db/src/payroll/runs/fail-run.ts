import type { Sql } from '../../sql.ts';
import { endRun } from './end-run.ts';
import type { RunFailure } from './run-types.ts';

/**
 * Fails an active run: the batch returns to the state it came from and shows why; whoever started the run is told.
 * @returns the batch, or undefined where the run was not active any more
 */
export const failRun = (
  sql: Sql,
  { runId, failure }: { readonly runId: number; readonly failure: RunFailure },
): Promise<{ readonly batchId: number } | undefined> => endRun(sql, { runId, state: 'failed', failure });
