import { type Reads, statement } from '../../sql.ts';
import type { ResultRow } from './shown-rows.ts';

interface PayeeRow extends Omit<ResultRow, 'v'> {
  /** Minor units by commas; nothing between two where there is no value. */
  readonly v: string;
}

/**
 * A window of a table with one row an employee, in the order of the payees: its rows are found by their numbers, so that the last window
 * costs what the first does. OFFSET 0 keeps every part a lookup, whatever the planner believes of a run that has just been written.
 */
const windowStatement = statement<PayeeRow>(
  'read-payee-window',
  `SELECT p.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, dv.name AS department, p.movement,
     p.held_at IS NOT NULL AS held, r.errors::int AS errors, r.line::int AS line, array_to_string(r.v, ',', '') AS v, r.t
   FROM batch b JOIN period q ON q.id = b.period_id JOIN batch_payee p ON p.batch_id = b.id
     JOIN employee e ON e.id = p.employee_id
     CROSS JOIN LATERAL (SELECT * FROM calc.row x
       WHERE x.run_id = $2 AND x.table_no = $3 AND x.employee_id = p.employee_id OFFSET 0) r
     LEFT JOIN LATERAL (SELECT v.name FROM department_version v WHERE v.department_id = p.department_id
       AND daterange(v.effective_date, v.expiry_date, '[]') @> q.end_date OFFSET 0) dv ON true
   WHERE b.id = $1 AND p.row_number > $4 AND p.row_number <= $4 + $5
   ORDER BY p.row_number`,
);

export interface PayeeWindow {
  readonly batchId: number;
  readonly runId: number;
  readonly tableNo: number;
  readonly offset: number;
  readonly limit: number;
}

const valueOf = (text: string): string | null => (text === '' ? null : text);

/** The rows of the payees `offset` + 1 to `offset` + `limit` in a whole result; a table that has one row for each of them. */
export async function readPayeeWindow(reads: Reads, window: PayeeWindow): Promise<ResultRow[]> {
  const { batchId, runId, tableNo, offset, limit } = window;
  const rows = await reads.rows(windowStatement, [batchId, runId, tableNo, offset, limit]);
  return rows.map((row) => ({ ...row, v: row.v.split(',').map(valueOf) }));
}
