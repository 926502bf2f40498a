import type { Sql } from '../../sql.ts';
import type { ChunkClaim } from './claim-chunk.ts';

/** What a partial run corrects, and whom it calculates. */
export interface PartialReach {
  /** The batch's current result. */
  readonly resultRunId: number;
  /** Ids of the employees who are named. */
  readonly named: readonly number[];
  /** Stages in which everybody is calculated, because a group that others read has changed. */
  readonly everybody: ReadonlySet<number>;
}

/** The result that a partial run corrects: its batch's current one. */
export async function partialTarget(sql: Sql, batchId: number): Promise<number> {
  const [batch] = await sql.query<{ runId: number | null }>('SELECT current_run_id AS "runId" FROM batch WHERE id = $1::int', [batchId]);
  if (!batch?.runId) throw new Error(`Batch ${batchId} has no result that a partial run could correct.`);
  return batch.runId;
}

export async function readPartialReach(sql: Sql, { runId, batchId, sourceBatchId }: ChunkClaim): Promise<PartialReach> {
  const named = await sql.query<{ id: number }>(
    `SELECT y.employee_id AS id FROM calculation_chunk c CROSS JOIN unnest(c.row_numbers) AS n
       JOIN batch_payee y ON y.batch_id = $2::int AND y.row_number = n WHERE c.run_id = $1::int AND c.stage = 0`,
    [runId, sourceBatchId],
  );
  const stages = await sql.query<{ stage: number }>(
    'SELECT DISTINCT stage FROM calculation_chunk WHERE run_id = $1::int AND row_numbers IS NULL',
    [runId],
  );
  return {
    resultRunId: await partialTarget(sql, batchId),
    named: named.map(({ id }) => id),
    everybody: new Set(stages.map(({ stage }) => stage)),
  };
}
