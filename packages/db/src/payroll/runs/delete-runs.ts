import type { Sql } from '../../sql.ts';

/** Enqueues a `payroll.delete-runs` job of the batch in the caller's transaction. */
export type EnqueueDeleteRuns = (sql: Sql, batchId: number) => Promise<void>;

/** Rows that one statement deletes, so that no transaction runs long. */
const rowsPerStatement = 20_000;

/**
 * Results that nobody points to: their batch has another one, they are not being made, no payslip reads its lines from them, no saved what-if
 * or replay is one of them or is compared with them, and no batch pays what a retro run found.
 */
const unreferenced = `
  FROM calculation_run r JOIN batch b ON b.id = r.batch_id
  WHERE r.state <> 'running' AND b.current_run_id IS DISTINCT FROM r.id
    AND NOT EXISTS (SELECT 1 FROM payslip p WHERE p.run_id = r.id)
    AND NOT EXISTS (SELECT 1 FROM forked_run f WHERE f.run_id = r.id AND r.state = 'finished')
    AND NOT EXISTS (SELECT 1 FROM forked_run f WHERE f.base_run_id = r.id)
    AND NOT EXISTS (SELECT 1 FROM calc.retro_delta d WHERE d.run_id = r.id)`;

/** Days back in which left-over results are looked for. */
const lookBackDays = 7;

/**
 * Batches with results that nobody points to and no job has deleted: of cancelled and failed runs, and where a job got lost.
 * @returns their ids
 */
export async function findLeftResults(sql: Sql): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT DISTINCT r.batch_id AS id ${unreferenced} AND r.finished_at > now() - interval '${lookBackDays} days'
       AND (EXISTS (SELECT 1 FROM calc.row x WHERE x.run_id = r.id) OR EXISTS (SELECT 1 FROM calc.run_input x WHERE x.run_id = r.id)) ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}

async function deleteFrom(
  sql: Sql,
  table: 'calc.row' | 'calc.column_block' | 'calc.cell_error' | 'calc.finding' | 'calc.run_input',
  runId: number,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const [{ n } = { n: 0 }] = await sql.query<{ n: number }>(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE run_id = $1::int LIMIT ${rowsPerStatement})) RETURNING 1)
       SELECT count(*)::int AS n FROM gone`,
      [runId],
    );
    deleted += n;
    if (n < rowsPerStatement) return deleted;
  }
}

/**
 * Deletes the rows of a batch's results that nobody points to. The runs themselves stay as its history. Harmless to repeat.
 * @param sql a plain connection outside of a transaction: every statement commits by itself
 * @returns the number of deleted rows
 */
export async function deleteRuns(sql: Sql, { batchId }: { readonly batchId: number }): Promise<number> {
  let deleted = 0;
  for (const { id } of await sql.query<{ id: number }>(`SELECT r.id ${unreferenced} AND r.batch_id = $1::int`, [batchId])) {
    deleted += await deleteFrom(sql, 'calc.row', id);
    await deleteFrom(sql, 'calc.column_block', id);
    deleted += await deleteFrom(sql, 'calc.cell_error', id);
    deleted += await deleteFrom(sql, 'calc.finding', id);
    deleted += await deleteFrom(sql, 'calc.run_input', id);
  }
  return deleted;
}
