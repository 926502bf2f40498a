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

/** A query of the periods that were paid to those of a query of ids, with the days whose records they have read, those of their attendance too. */
export const paidPeriods = (employeeIds: string): string => `
  SELECT y.employee_id, p.name AS period, least(p.start_date, p.attendance_start) AS first_day, greatest(p.end_date, p.attendance_end) AS last_day
  FROM batch_payee y JOIN batch b ON b.id = y.batch_id AND b.data_submitted_at IS NOT NULL AND b.status NOT IN ('canceled', 'deleted') JOIN period p ON p.id = b.period_id
  WHERE y.employee_id IN (${employeeIds}) AND y.held_at IS NULL`;

/**
 * The periods of the days from one through another that were paid, or are closed, without some employees, of the solutions that have paid them before: no later batch
 * pays these days to whoever was employed on them after all.
 * @param until null: for ever
 */
export async function readPeriodsMissed(
  sql: Sql,
  { employeeIds, from, until }: { readonly employeeIds: readonly number[]; readonly from: string; readonly until: string | null },
): Promise<Omit<PeriodRead, 'paid'>[]> {
  return await sql.query<Omit<PeriodRead, 'paid'>>(
    `WITH before AS MATERIALIZED (
       SELECT DISTINCT y.employee_id, p.solution_id FROM batch_payee y JOIN batch b ON b.id = y.batch_id AND b.data_submitted_at IS NOT NULL
         JOIN period p ON p.id = b.period_id WHERE y.employee_id = ANY ($1::int[]))
     SELECT s.name AS solution, p.name AS period, to_char(p.start_date, 'YYYY-MM-DD') AS "startDate", to_char(p.end_date, 'YYYY-MM-DD') AS "endDate",
       count(*)::int AS people
     FROM before w JOIN solution s ON s.id = w.solution_id
       JOIN period p ON p.solution_id = s.id AND p.end_date >= $2::date AND p.start_date <= coalesce($3::date, 'infinity')
     WHERE (p.status = 'closed' OR EXISTS (SELECT FROM batch b WHERE b.period_id = p.id AND b.type = 'normal' AND b.data_submitted_at IS NOT NULL))
       AND NOT EXISTS (SELECT FROM batch b JOIN batch_payee y ON y.batch_id = b.id AND y.employee_id = w.employee_id
         WHERE b.period_id = p.id AND b.status NOT IN ('canceled', 'deleted'))
     GROUP BY s.id, p.id ORDER BY p.start_date, s.id`,
    [employeeIds, from, until],
  );
}

/**
 * The periods of a legal entity's active solutions through which somebody is employed who is hired on a day, and which were prepared, paid or closed without them. A
 * paid one no later batch pays to them; one that is prepared is prepared again.
 */
export async function readPeriodsBegun(sql: Sql, legalEntityId: number, from: string): Promise<PeriodRead[]> {
  return await sql.query<PeriodRead>(
    `SELECT s.name AS solution, p.name AS period, to_char(p.start_date, 'YYYY-MM-DD') AS "startDate", to_char(p.end_date, 'YYYY-MM-DD') AS "endDate",
       p.status = 'closed' OR coalesce(b.paid, false) AS paid, 1 AS people
     FROM solution s JOIN period p ON p.solution_id = s.id AND p.end_date >= $2::date
       LEFT JOIN LATERAL (SELECT bool_or(b.data_submitted_at IS NOT NULL) AS paid FROM batch b
         WHERE b.period_id = p.id AND b.type = 'normal' AND b.prepared_at IS NOT NULL AND b.status NOT IN ('canceled', 'deleted')) b ON true
     WHERE s.legal_entity_id = $1::int AND s.status = 'active' AND (p.status = 'closed' OR b.paid IS NOT NULL)
     ORDER BY p.start_date, s.id`,
    [legalEntityId, from],
  );
}
