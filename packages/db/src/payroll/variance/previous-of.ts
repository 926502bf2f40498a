import type { Sql } from '../../sql.ts';

/** Statuses of a batch whose figures were agreed upon: only with such a one is another compared. */
const agreed = `('approved', 'closed')`;

/**
 * The batch to compare batch `this` of period `at` with, as a lateral subquery: the last normal one of its solution that was approved and is of an
 * earlier period. An off-cycle batch has none: it pays something else.
 */
export const previousOf = (batch: string, period: string): string => `(
    SELECT b.id AS batch_id, b.current_run_id AS run_id, b.copy_id, b.name, earlier.name AS period
    FROM period earlier JOIN batch b ON b.period_id = earlier.id AND b.type = 'normal' AND b.status IN ${agreed}
    JOIN calculation_run r ON r.id = b.current_run_id AND r.up_to_step IS NULL
    WHERE ${batch}.type = 'normal' AND earlier.solution_id = ${period}.solution_id AND earlier.end_date < ${period}.start_date
    ORDER BY earlier.end_date DESC, b.sequence LIMIT 1)`;

export interface PreviousBatch {
  readonly batchId: number;
  readonly runId: number;
  readonly copyId: number;
}

/** The batch that is compared with, as things stand; undefined where there is none. */
export async function findPreviousBatch(sql: Sql, batchId: number): Promise<PreviousBatch | undefined> {
  const [row] = await sql.query<PreviousBatch>(
    `SELECT previous.batch_id AS "batchId", previous.run_id AS "runId", previous.copy_id AS "copyId"
     FROM batch this JOIN period at ON at.id = this.period_id CROSS JOIN LATERAL ${previousOf('this', 'at')} previous WHERE this.id = $1::int`,
    [batchId],
  );
  return row;
}
