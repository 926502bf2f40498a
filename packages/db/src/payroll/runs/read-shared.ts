import type { Program, SharedRow, SharedTables } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';

/** What a run has stored of the tables that all employees make together, rows in their order. */
export async function readShared(sql: Sql, runId: number, { tables }: Pick<Program, 'tables'>): Promise<SharedTables> {
  const numbers = tables.filter(({ lines }) => lines === 'shared').map(({ no }) => no);
  const rows = await sql.query<{ tableNo: number; v: (string | null)[]; t: (string | null)[]; failed: string[] }>(
    `SELECT r.table_no::int AS "tableNo", r.v::text[] AS v, r.t, CASE WHEN r.errors = 0 THEN '{}'::text[] ELSE ARRAY(
       SELECT e.column_code FROM calc.cell_error e
       WHERE e.run_id = r.run_id AND e.table_no = r.table_no AND e.employee_id = 0 AND e.line = r.line) END AS failed
     FROM calc.row r WHERE r.run_id = $1::int AND r.table_no = ANY ($2::smallint[]) AND r.employee_id = 0 ORDER BY r.table_no, r.line`,
    [runId, numbers],
  );
  const sharedRow = ({ v, t, failed }: (typeof rows)[number]): SharedRow => ({
    v: v.map((value) => (value === null ? null : BigInt(value))),
    t,
    failed,
  });
  return new Map(numbers.map((no) => [no, rows.filter(({ tableNo }) => tableNo === no).map(sharedRow)]));
}
