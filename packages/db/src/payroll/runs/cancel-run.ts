import type { Sql } from '../../sql.ts';
import { endRun } from './end-run.ts';

/**
 * Cancels an active run: the batch returns to the state it came from. Chunks that are being computed find the run over when they finish
 * and write nothing. Call it before anything in the transaction locks the batch's row, since a finishing run locks run, then batch.
 * @returns the batch, or undefined where the run was not active any more
 */
export const cancelRun = (sql: Sql, { runId }: { readonly runId: number }): Promise<{ readonly batchId: number } | undefined> =>
  endRun(sql, { runId, state: 'cancelled' });
