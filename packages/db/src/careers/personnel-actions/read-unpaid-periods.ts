import type { Sql } from '../../sql.ts';

/** A period for which somebody is still to be paid. */
export interface UnpaidPeriod {
  /** A name in each language. */
  readonly solution: unknown;
  readonly period: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
  /** They stand in a batch that is not paid yet. */
  readonly isPrepared: boolean;
}

const periodsMax = 50;

/**
 * The periods through somebody’s last day for which no batch has paid them, of the solutions of their legal entity that are active: of those that have paid them before, or,
 * as long as none has, of all. Periods before the first that anybody was paid for are none of it: payroll began later.
 */
export async function readUnpaidPeriods(sql: Sql, employeeId: number, lastDay: string): Promise<UnpaidPeriod[]> {
  return await sql.query<UnpaidPeriod>(
    `WITH mine AS (
       SELECT p.solution_id, p.id AS period_id, bool_or(b.data_submitted_at IS NOT NULL AND y.held_at IS NULL) AS is_paid
       FROM batch_payee y JOIN batch b ON b.id = y.batch_id AND b.prepared_at IS NOT NULL AND b.status NOT IN ('canceled', 'deleted') JOIN period p ON p.id = b.period_id
       WHERE y.employee_id = $1::int GROUP BY p.solution_id, p.id)
     SELECT s.name AS solution, p.name AS period, to_char(p.start_date, 'YYYY-MM-DD') AS "startDate", to_char(p.end_date, 'YYYY-MM-DD') AS "endDate",
       to_char(p.pay_date, 'YYYY-MM-DD') AS "payDate", m.period_id IS NOT NULL AS "isPrepared"
     FROM employee e JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.status = 'active'
         AND (NOT EXISTS (SELECT FROM mine) OR s.id IN (SELECT solution_id FROM mine))
       JOIN period p ON p.solution_id = s.id AND p.status <> 'closed' AND p.start_date <= $2::date AND p.end_date >= e.hire_date
       LEFT JOIN mine m ON m.period_id = p.id
     WHERE e.id = $1::int AND NOT coalesce(m.is_paid, false)
     ORDER BY p.start_date, s.id LIMIT ${periodsMax}`,
    [employeeId, lastDay],
  );
}
