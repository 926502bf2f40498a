import type { Sql } from '../../sql.ts';
import type { ChunkAddress } from './run-types.ts';

/** From this attempt on a chunk is computed row by row, so that a thread that dies leaves the row behind at which it died. */
export const rowByRowFromAttempt = 3;

/**
 * Remembers the row at which a thread died while it computed row by row. It becomes a failed row of its employee, and the chunk, whose
 * attempts start over, goes on without it.
 */
export async function recordFailedRow(sql: Sql, { runId, stage, number }: ChunkAddress, rowNumber: number): Promise<void> {
  await sql.query(
    `UPDATE calculation_chunk SET failed_rows = failed_rows || $4::int, attempt = least(attempt, ${rowByRowFromAttempt - 1})
     WHERE run_id = $1::int AND stage = $2::int AND number = $3::int AND state = 'claimed' AND NOT ($4::int = ANY (failed_rows))
       AND $4::int BETWEEN from_row AND to_row`,
    [runId, stage, number, rowNumber],
  );
}
