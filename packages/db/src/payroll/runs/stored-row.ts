import type { Sql } from '../../sql.ts';

/** One employee's stored row of one table; minor units as text, by position − 1. */
export interface StoredRow {
  readonly tableNo: number;
  readonly line: number;
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/** What a run stored for one employee, of the tables named (they lead the key, so that this reads an index and not the run). */
export async function readStoredRows(
  sql: Sql,
  { runId, employeeId, tableNumbers }: { runId: number; employeeId: number; tableNumbers: readonly number[] },
): Promise<StoredRow[]> {
  return await sql.query(
    `SELECT table_no::int AS "tableNo", line::int AS line, v::text[] AS v, t FROM calc.row
     WHERE run_id = $1::int AND table_no = ANY($3::smallint[]) AND employee_id = $2::int ORDER BY table_no, line`,
    [runId, employeeId, tableNumbers],
  );
}
