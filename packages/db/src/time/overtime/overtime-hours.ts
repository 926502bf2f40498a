/** Overtime held against what was clocked, per person and day. */
import { overtimeDifferenceFrom } from '@wagewright/contracts/time/overtime';
import { type PeopleReach, reachSql } from '../../org/employees/index.ts';
import { likeText, newParameters } from '../../parameters.ts';
import type { Sql } from '../../sql.ts';

/** Which people and days are asked about, by whom; days ISO. */
export interface AskedOvertimeHours {
  readonly reach: PeopleReach;
  readonly today: string;
  readonly from: string;
  readonly until: string;
  readonly search?: string | undefined;
  /** Only where what was clocked is another thing than what counts. */
  readonly differing: boolean;
}

/** Hours are decimal texts of two digits. */
export interface OvertimeHours {
  readonly employeeId: number;
  readonly employee: string;
  readonly employeeNumber: string;
  readonly date: string;
  readonly kind: string | null;
  readonly status: string | null;
  readonly requestId: number | null;
  readonly askedHours: string | null;
  readonly approvedHours: string | null;
  readonly clockedHours: string | null;
  readonly saidHours: string | null;
  readonly countedHours: string;
  readonly differenceHours: string | null;
}

/** Whoever clocks has days that were counted around it; a day of theirs that is over and has none was not clocked on. */
const clocks = `EXISTS (SELECT FROM attendance_record n WHERE n.employee_id = d.employee_id AND n.date BETWEEN d.date - 31 AND d.date + 31)`;

/** What holds comes before what was rejected, and what was asked for later before what was asked for earlier. */
const leading = `ORDER BY o.status = 'rejected', o.id DESC`;

/**
 * A day has requests, or hours outside of the shift that are more than some minutes. A night belongs to the day on which it begins, as what was clocked
 * does: all hours of a request stand on that day.
 */
function asks({ reach, today, from, until, search, differing }: AskedOvertimeHours) {
  const parameters = newParameters();
  const { add } = parameters;
  const [now, first, last] = [today, from, until].map((day) => `${add(day)}::date`);
  const within = reachSql(reach, `${now}`, parameters);
  const found = search
    ? `(e.name ILIKE ${add(`%${likeText(search)}%`)}::text OR e.employee_number ILIKE ${add(`${likeText(search)}%`)}::text)`
    : 'true';
  const rows = `
    WITH who AS MATERIALIZED (SELECT e.id, e.name, e.employee_number FROM employee e WHERE ${within} AND ${found} AND ${now} IS NOT NULL),
    asked AS MATERIALIZED (
      SELECT o.employee_id, o.date, min(o.kind) AS kind, (array_agg(o.status ${leading}))[1] AS status,
        (array_agg(o.id ${leading}))[1] AS request_id,
        coalesce(sum(o.applied_hours) FILTER (WHERE o.status <> 'rejected'), sum(o.applied_hours)) AS applied_hours,
        sum(o.applied_hours) FILTER (WHERE o.status = 'approved') AS approved, sum(o.hours) FILTER (WHERE o.status = 'approved') AS counted,
        sum(o.actual_hours) FILTER (WHERE o.status = 'approved') AS actual_hours
      FROM overtime_request o JOIN who ON who.id = o.employee_id
      WHERE o.date BETWEEN ${first} AND ${last} AND o.status <> 'cancelled' GROUP BY o.employee_id, o.date),
    day AS (
      SELECT employee_id, date FROM asked
      UNION SELECT r.employee_id, r.date FROM attendance_record r JOIN who ON who.id = r.employee_id
      WHERE r.date BETWEEN ${first} AND ${last} AND r.extra_hours >= ${overtimeDifferenceFrom}),
    held AS (
      SELECT d.employee_id, d.date, a.kind, a.status, a.request_id, a.applied_hours, a.actual_hours,
        a.approved, coalesce(a.counted, 0) AS counted,
        coalesce(r.extra_hours, CASE WHEN d.date < ${now} - 1 AND ${clocks} THEN 0 END) AS clocked
      FROM day d LEFT JOIN asked a USING (employee_id, date) LEFT JOIN attendance_record r USING (employee_id, date))
    SELECT h.*, h.clocked - h.counted AS difference, who.name, who.employee_number FROM held h JOIN who ON who.id = h.employee_id
    WHERE ${differing ? `abs(h.clocked - h.counted) >= ${overtimeDifferenceFrom}` : 'true'}`;
  return { ...parameters, rows };
}

export async function countOvertimeHours(sql: Sql, asked: AskedOvertimeHours): Promise<number> {
  const { rows, values } = asks(asked);
  const [row] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${rows}) h`, values);
  return row?.total ?? 0;
}

/** A window of days, the latest first. */
export async function listOvertimeHours(
  sql: Sql,
  asked: AskedOvertimeHours,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<OvertimeHours[]> {
  const { rows, values, add } = asks(asked);
  return await sql.query<OvertimeHours>(
    `SELECT h.employee_id AS "employeeId", h.name AS employee, h.employee_number AS "employeeNumber", to_char(h.date, 'YYYY-MM-DD') AS date, h.kind, h.status,
       h.request_id AS "requestId", h.applied_hours::text AS "askedHours", h.approved::text AS "approvedHours", h.clocked::text AS "clockedHours",
       h.actual_hours::text AS "saidHours", h.counted::text AS "countedHours", h.difference::text AS "differenceHours"
     FROM (${rows}) h ORDER BY h.date DESC, h.employee_id OFFSET ${add(offset)}::int LIMIT ${add(limit)}::int`,
    values,
  );
}
