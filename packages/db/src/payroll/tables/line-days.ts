import type { Sql } from '../../sql.ts';

/** A part of the period, as a frozen line of an employee says it. */
export interface LineDays {
  readonly employeeId: number;
  readonly line: number;
  /** ISO dates, both included. */
  readonly from: string;
  readonly to: string;
}

export interface LineDaysQuery {
  readonly batchId: number;
  /** The frozen table whose lines are parts of the period, and where in `v` it keeps their first and last day (from 1). */
  readonly tableNo: number;
  readonly from: number;
  readonly to: number;
  readonly employeeIds: readonly number[];
}

/** From when to when each line of some employees goes. */
export async function readLineDays(sql: Sql, { batchId, tableNo, from, to, employeeIds }: LineDaysQuery): Promise<LineDays[]> {
  if (employeeIds.length === 0) return [];
  return await sql.query(
    `SELECT p.employee_id AS "employeeId", i.line::int AS line,
       (date '1970-01-01' + i.v[$3::int]::int)::text AS "from", (date '1970-01-01' + i.v[$4::int]::int)::text AS "to"
     FROM batch_payee p JOIN calc.input i ON i.batch_id = p.batch_id AND i.row_number = p.row_number
     WHERE p.batch_id = $1::int AND i.table_no = $2::smallint AND p.employee_id = ANY($5::int[])
       AND i.v[$3::int] IS NOT NULL AND i.v[$4::int] IS NOT NULL`,
    [batchId, tableNo, from, to, employeeIds],
  );
}
