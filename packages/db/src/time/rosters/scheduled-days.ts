/**
 * Which shift people work on which day, asked of many at once. The nearest assignment wins: a person's own, else that of their department of the day or of the
 * nearest one above it, else that of the legal entity; each holds until the next of the same begins, and one without a roster leaves it to what is further up.
 * A roster of another legal entity counts for nobody: who moves takes none along.
 */
import { servedOn } from '../../org/service/index.ts';
import type { Sql } from '../../sql.ts';

/** How many departments above one's own are asked. */
const levelsMax = 20;

/**
 * Tables of a statement that ends in `scheduled`: a row for each person and day from $2 through $3 on which they are employed. $1 whom.
 * | column | what |
 * |---|---|
 * | employee_id, date | whose day it is |
 * | kind, day_name | by the work calendar: workday, restday, holiday |
 * | shift_id | what is worked; null: a day off, or no roster |
 * | source | employee, department, legal-entity or none: who has said so |
 * | is_clocked | whether attendance is kept |
 * | time_zone | where they work |
 */
export const scheduledDays = `
  person AS MATERIALIZED (
    SELECT e.id, e.legal_entity_id, e.hire_date, e.termination_date, l.time_zone, l.calendar_id
    FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id WHERE e.id = ANY ($1::int[])),
  day AS (SELECT g.at::date AS date FROM generate_series($2::date::timestamp, $3::date::timestamp, '1 day') AS g(at)),
  given AS MATERIALIZED (
    SELECT legal_entity_id, department_id, employee_id, roster_id, from_date,
      lead(from_date, 1, 'infinity') OVER (PARTITION BY legal_entity_id, department_id, employee_id ORDER BY from_date) AS next_date
    FROM roster_assignment WHERE employee_id IS NULL AND legal_entity_id IN (SELECT legal_entity_id FROM person) OR employee_id = ANY ($1::int[])),
  person_day AS MATERIALIZED (
    SELECT p.*, d.date, a.department_id
    FROM person p JOIN day d ON ${servedOn('p', 'd.date')}
    LEFT JOIN assignment a ON a.employee_id = p.id AND d.date >= a.effective_date AND d.date <= coalesce(a.expiry_date, 'infinity')),
  unit AS (
    WITH RECURSIVE above AS (
      SELECT DISTINCT department_id AS own, date, department_id AS at, 0 AS level FROM person_day WHERE department_id IS NOT NULL
      UNION ALL
      SELECT u.own, u.date, v.parent_id, u.level + 1 FROM above u
      JOIN department_version v ON v.department_id = u.at AND u.date >= v.effective_date AND u.date <= coalesce(v.expiry_date, 'infinity')
      WHERE v.parent_id IS NOT NULL AND u.level < ${levelsMax})
    SELECT DISTINCT ON (own, date) own, date, g.roster_id
    FROM above JOIN given g ON g.department_id = above.at AND above.date >= g.from_date AND above.date < g.next_date AND g.roster_id IS NOT NULL
    ORDER BY own, date, level),
  pattern AS (
    SELECT r.id AS roster_id, r.legal_entity_id, r.anchor_date, r.follows_calendar, r.is_clocked, count(*) OVER (PARTITION BY r.id)::int AS length, d.place, d.shift_id,
      (SELECT b.shift_id FROM roster_day b WHERE b.roster_id = r.id AND b.shift_id IS NOT NULL
       ORDER BY (d.place - b.place + 1000000) % (SELECT count(*) FROM roster_day c WHERE c.roster_id = r.id) LIMIT 1) AS last_shift_id
    FROM roster r JOIN roster_day d ON d.roster_id = r.id WHERE r.legal_entity_id IN (SELECT legal_entity_id FROM person)),
  nearest AS (
    SELECT t.*, coalesce(own.roster_id, u.roster_id, e.roster_id) AS roster_id,
      CASE WHEN own.roster_id IS NOT NULL THEN 'employee' WHEN u.roster_id IS NOT NULL THEN 'department' WHEN e.roster_id IS NOT NULL THEN 'legal-entity' ELSE 'none' END AS source
    FROM person_day t
    LEFT JOIN (SELECT g.*, r.legal_entity_id AS of_entity FROM given g JOIN roster r ON r.id = g.roster_id WHERE g.employee_id IS NOT NULL) own
      ON own.employee_id = t.id AND own.of_entity = t.legal_entity_id AND t.date >= own.from_date AND t.date < own.next_date
    LEFT JOIN unit u ON u.own = t.department_id AND u.date = t.date
    LEFT JOIN given e ON e.department_id IS NULL AND e.employee_id IS NULL AND e.legal_entity_id = t.legal_entity_id AND t.date >= e.from_date AND t.date < e.next_date),
  scheduled AS MATERIALIZED (
    SELECT n.id AS employee_id, n.date, n.time_zone, n.source, n.department_id, coalesce(x.is_clocked, false) AS is_clocked,
      coalesce(w.kind, CASE WHEN extract(isodow FROM n.date) < 6 THEN 'workday' ELSE 'restday' END) AS kind, w.name AS day_name,
      CASE WHEN NOT x.follows_calendar OR w.kind IS NULL THEN x.shift_id WHEN w.kind = 'workday' THEN coalesce(x.shift_id, x.last_shift_id) END AS shift_id
    FROM nearest n
    LEFT JOIN work_calendar_day w ON w.calendar_id = n.calendar_id AND w.date = n.date
    LEFT JOIN LATERAL (SELECT * FROM pattern x WHERE x.roster_id = n.roster_id AND x.legal_entity_id = n.legal_entity_id
      AND x.place = ((n.date - x.anchor_date) % x.length + x.length) % x.length) x ON true)`;

/** A day of somebody: what they work, and who has said so. */
export interface ScheduledDay {
  readonly employeeId: number;
  readonly date: string;
  readonly kind: 'workday' | 'restday' | 'holiday';
  /** A name in each language; null where the calendar has none. */
  readonly dayName: unknown;
  readonly shiftId: number | null;
  readonly source: 'employee' | 'department' | 'legal-entity' | 'none';
  /** Of approved leave; null: none. */
  readonly leaveHours: string | null;
}

const readDays = `WITH ${scheduledDays}
  SELECT s.employee_id AS "employeeId", to_char(s.date, 'YYYY-MM-DD') AS date, s.kind, s.day_name AS "dayName", s.shift_id AS "shiftId", s.source,
    (SELECT sum(d.hours)::text FROM leave_request_day d JOIN leave_request r ON r.id = d.request_id AND r.status = 'approved'
     WHERE d.employee_id = s.employee_id AND d.date = s.date) AS "leaveHours"
  FROM scheduled s ORDER BY s.employee_id, s.date`;

/** The days on which people are employed, of the days from one through another. */
export const readScheduledDays = async (sql: Sql, employeeIds: readonly number[], from: string, until: string): Promise<ScheduledDay[]> =>
  await sql.query<ScheduledDay>(readDays, [employeeIds, from, until]);
