import type { Sql } from '../../sql.ts';

/** One payee's frozen input of one table; minor units as text, by position − 1. */
export interface PayeeInputRow {
  readonly tableNo: number;
  readonly v: readonly (string | null)[];
  readonly t: readonly (string | null)[];
}

/** What a batch froze for one employee; empty for somebody who is not in it. */
export async function readPayeeInput(sql: Sql, { batchId, employeeId }: { batchId: number; employeeId: number }): Promise<PayeeInputRow[]> {
  return await sql.query(
    `SELECT i.table_no::int AS "tableNo", i.v::text[] AS v, i.t
     FROM batch_payee p JOIN calc.input i ON i.batch_id = p.batch_id AND i.row_number = p.row_number
     WHERE p.batch_id = $1::int AND p.employee_id = $2::int ORDER BY i.table_no, i.line`,
    [batchId, employeeId],
  );
}
