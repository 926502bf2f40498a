import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { departmentsBelow } from '../payslip-deliveries/index.ts';

export interface MissingPayslipRow {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly department: unknown;
  readonly isHeld: boolean;
}

export interface AskMissing {
  readonly batchId: number;
  readonly search?: string | undefined;
  readonly departmentId?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Names of departments are only looked up for those who are shown. */
const missing = `
  WITH found AS MATERIALIZED (
    SELECT y.employee_id, y.department_id, y.held_at IS NOT NULL AS is_held, e.employee_number, e.name
    FROM batch_payee y JOIN employee e ON e.id = y.employee_id LEFT JOIN payslip ps ON ps.batch_id = $1::int AND ps.employee_id = y.employee_id
    WHERE y.batch_id = $1::int AND ps.id IS NULL
      AND ($2::text IS NULL OR strpos(lower(e.name), lower($2::text)) > 0 OR strpos(lower(e.employee_number), lower($2::text)) > 0)
      AND ($3::int IS NULL OR y.department_id = ANY(ARRAY(${departmentsBelow('$3')})))),
  shown AS (SELECT * FROM found ORDER BY name, employee_id OFFSET $4::int LIMIT $5::int)
  SELECT (SELECT count(*)::int FROM found) AS total, shown.employee_id AS "employeeId", shown.employee_number AS "employeeNumber", shown.name,
    (SELECT shown_department_name(shown.department_id, p.end_date) FROM batch b JOIN period p ON p.id = b.period_id WHERE b.id = $1::int) AS department,
    shown.is_held AS "isHeld"
  FROM (SELECT 1) one LEFT JOIN shown ON true ORDER BY shown.name, shown.employee_id`;

/** Who of a batch has no payslip of it, by their names, and how many they are. Within a transaction. */
export async function listMissingPayslips(
  sql: Sql,
  { batchId, search, departmentId, offset, limit }: AskMissing,
): Promise<{ readonly total: number; readonly rows: readonly MissingPayslipRow[] }> {
  const values = [batchId, search || null, departmentId ?? null, offset, limit];
  const rows = await withoutLoops(sql, () =>
    sql.query<Omit<MissingPayslipRow, 'employeeId'> & { total: number; employeeId: number | null }>(missing, values),
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ employeeId, total: _total, ...row }) => (employeeId === null ? [] : [{ ...row, employeeId }])),
  };
}
