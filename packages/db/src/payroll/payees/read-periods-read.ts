import type { Sql } from '../../sql.ts';

/** A period of a solution whose batches have frozen records of a time. */
export interface PeriodRead {
  /** A name in each language. */
  readonly solution: unknown;
  readonly period: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Its data was submitted: it stands in the ledger. */
  readonly paid: boolean;
  readonly people: number;
}

/**
 * For which periods the records of some employees were frozen, of the days from one through another: those that a period is about, and those of its attendance.
 * Whoever is held in a batch is not paid by it.
 * @param until null: for ever
 */
export async function readPeriodsRead(
  sql: Sql,
  { employeeIds, from, until }: { readonly employeeIds: readonly number[]; readonly from: string; readonly until: string | null },
): Promise<PeriodRead[]> {
  return await sql.query<PeriodRead>(
    `SELECT s.name AS solution, p.name AS period, to_char(p.start_date, 'YYYY-MM-DD') AS "startDate", to_char(p.end_date, 'YYYY-MM-DD') AS "endDate",
       bool_or(b.data_submitted_at IS NOT NULL) AS paid, count(DISTINCT y.employee_id)::int AS people
     FROM batch_payee y JOIN batch b ON b.id = y.batch_id AND b.prepared_at IS NOT NULL AND b.status NOT IN ('canceled', 'deleted')
       JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE y.employee_id = ANY ($1::int[]) AND y.held_at IS NULL
       AND greatest(p.end_date, p.attendance_end) >= $2::date AND least(p.start_date, p.attendance_start) <= coalesce($3::date, 'infinity')
     GROUP BY s.id, p.id ORDER BY p.start_date, s.id`,
    [employeeIds, from, until],
  );
}
