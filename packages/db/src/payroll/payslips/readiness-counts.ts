/** What is worth a look before the payslips of a batch are generated or published. */
import type { Sql } from '../../sql.ts';
import { paidPayees } from '../tables/index.ts';

const count = async (sql: Sql, text: string, parameters: readonly unknown[]): Promise<number> =>
  (await sql.query<{ people: number }>(text, [...parameters]))[0]?.people ?? 0;

/** People who are not held and get no payslip: a figure of their pay could not be worked out. */
export const countLeftOut = (sql: Sql, batchId: number, runId: number): Promise<number> =>
  count(
    sql,
    `SELECT count(*)::int AS people FROM batch_payee p WHERE p.batch_id = $1::int AND p.held_at IS NULL
       AND p.employee_id IN (SELECT x.employee_id FROM calc.cell_error x WHERE x.run_id = $2::int)`,
    [batchId, runId],
  );

/** People who get a payslip, and whom nobody can tell of it: neither an account nor an e-mail address. */
export const countUntold = (sql: Sql, batchId: number, runId: number): Promise<number> =>
  count(
    sql,
    `SELECT count(*)::int AS people FROM (${paidPayees('$1::int', '$2::int')}) y JOIN employee e ON e.id = y.employee_id
     WHERE e.email IS NULL AND NOT EXISTS (SELECT 1 FROM app_user u WHERE u.employee_id = e.id AND u.status = 'active')`,
    [batchId, runId],
  );
