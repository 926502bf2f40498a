/** To whom people of a file report: somebody who is there or comes with it, is employed then, and does not report to them. */
import type { TargetRecord } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { type BossCell, bossCells, cellOf, changedPeople, factsOf, placeOf } from './people-facts.ts';

type Job = TargetRecord & { readonly id: number };

const day = (value: string): string => `to_char(${value}, 'YYYY-MM-DD')`;
const reason = (code: string, column: BossCell, details: string): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}', 'column', '${column}', 'details', jsonb_build_object(${details})))`;

/** Rows that say somebody new for whom to report to. */
const saying = (job: Job, boss: BossCell): string => `
  SELECT r.ordinal, r.key, r.day, r.before IS NULL AS is_new, ${cellOf(job, 'r.after', boss)} AS boss, ${cellOf(job, 'r.after', 'lastDay')}::date AS last_day
  FROM (${changedPeople(job)}) r
  WHERE ${cellOf(job, 'r.after', boss)} IS NOT NULL AND ${cellOf(job, 'r.after', boss)} IS DISTINCT FROM ${cellOf(job, 'r.before', boss)}`;

/** Everybody by number, with the first and last day that they have as the file leaves them. */
const everybody = (job: Job): string => `
  SELECT coalesce(r.key, e.employee_number) AS number, coalesce(${cellOf(job, 'r.after', 'hireDate')}::date, e.hire_date) AS hire_date,
    CASE WHEN r.key IS NULL THEN e.termination_date ELSE ${cellOf(job, 'r.after', 'lastDay')}::date END AS last_day
  FROM (SELECT * FROM employee WHERE legal_entity_id = ${factsOf(job).legalEntityId}) e
  FULL JOIN (SELECT * FROM import_row WHERE import_id = $1::int AND row_number IS NOT NULL AND effect IN ('created', 'updated')) r ON r.key = e.employee_number`;

/** Whoever comes before their supervisor reports to nobody until then; of those who are here already the change is for its day. */
const refuseAbsent = (job: Job, column: BossCell): string => `
  WITH boss AS MATERIALIZED (${everybody(job)}),
  wrong AS (
    SELECT s.ordinal, CASE WHEN b.number IS NULL THEN ${reason('SUPERVISOR_REFUSED', column, `'read', s.boss`)}
      ELSE ${reason('SUPERVISOR_NOT_THEN', column, `'read', s.boss, 'from', ${day('met.day')}`)} END AS why
    FROM (${saying(job, column)}) s LEFT JOIN boss b ON b.number = s.boss
    CROSS JOIN LATERAL (SELECT CASE WHEN s.is_new THEN least(greatest(s.day, DATE '${factsOf(job).on}'), coalesce(s.last_day, 'infinity')) ELSE s.day END AS day) met
    WHERE b.number IS NULL OR b.hire_date > met.day OR b.last_day < greatest(b.hire_date, CASE WHEN s.is_new THEN s.day ELSE met.day END))
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = w.why FROM wrong w
  WHERE r.import_id = $1::int AND r.ordinal = w.ordinal RETURNING r.ordinal`;

/** Reporting lines as they would be, dotted ones aside, and whoever comes back to themself by one that the file says. Only somebody to whom people report can. */
const refuseRound = (job: Job): string => `
  WITH RECURSIVE said AS MATERIALIZED (
    SELECT c.ordinal, c.key, c.boss, daterange(c.day, NULL) AS days FROM (${saying(job, 'supervisor')}) c),
  moved AS MATERIALIZED (
    SELECT e.id, daterange(r.day, (SELECT min(a.effective_date) FROM assignment a WHERE a.employee_id = e.id AND a.effective_date > r.day)) AS days
    FROM (${changedPeople(job)}) r JOIN employee e ON e.id = r.employee_id
    WHERE ${cellOf(job, 'r.after', 'supervisor')} IS DISTINCT FROM ${cellOf(job, 'r.before', 'supervisor')}),
  edge AS MATERIALIZED (
    SELECT s.key AS who, s.boss, coalesce(m.days, s.days) AS days FROM said s LEFT JOIN employee e ON e.employee_number = s.key LEFT JOIN moved m ON m.id = e.id
    UNION ALL
    SELECT e.employee_number, b.employee_number, part.days
    FROM assignment a JOIN employee e ON e.id = a.employee_id AND e.legal_entity_id = ${factsOf(job).legalEntityId} JOIN employee b ON b.id = a.supervisor_id
    LEFT JOIN moved m ON m.id = e.id
    CROSS JOIN LATERAL unnest(datemultirange(daterange(a.effective_date, a.expiry_date, '[]')) - coalesce(datemultirange(m.days), '{}')) AS part(days)),
  above AS (
    SELECT s.ordinal, s.key AS start, e.boss AS id, e.days FROM said s JOIN edge e ON e.who = s.key AND e.boss = s.boss
    WHERE s.key IN (SELECT boss FROM edge)
    UNION
    SELECT a.ordinal, a.start, e.boss, e.days * a.days FROM above a JOIN edge e ON e.who = a.id AND a.id <> a.start AND e.days && a.days)
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = ${reason('REPORTS_TO_THEMSELF', 'supervisor', `'read', ${cellOf(job, 'r.after', 'supervisor')}`)}
  WHERE r.import_id = $1::int AND r.ordinal IN (SELECT ordinal FROM above WHERE id = start) RETURNING r.ordinal`;

/** Refuses rows until none is left that needs one which is refused. */
export async function refuseWrongSupervisors(sql: Sql, job: Job): Promise<void> {
  const said = bossCells.filter((boss) => placeOf(job, boss) !== undefined);
  const statements = [...said.map((boss) => refuseAbsent(job, boss)), ...(said.includes('supervisor') ? [refuseRound(job)] : [])];
  for (;;) {
    let refused = 0;
    for (const statement of statements) refused += (await sql.query(statement, [job.id])).length;
    if (refused === 0) return;
  }
}
