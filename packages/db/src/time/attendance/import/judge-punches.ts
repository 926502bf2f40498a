/** Why rows of a file of punches are refused, counted once, or worth a look: the rules of punches by hand, over all rows at once. */
import { servedOn } from '../../../org/service/index.ts';
import type { ImportJobRow } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { after, dayOfRow, entityOf, instantOfRow, isOneOfTwo, numberOf, zoneOfEntity } from './punch-facts.ts';

/** A query of the periods that were paid to those of the ids: `employee_id`, `period`, and `first_day` and `last_day` of what it has read. */
export type PaidPeriods = (employeeIds: string) => string;

const because = (code: string, details = `'{}'::jsonb`): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}', 'details', ${details}))`;
/** Rows that are to be written so far: what others say may be anything. */
const isNew = `r.import_id = $1::int AND r.effect = 'created'`;

const refused = (reasons: string, where: string, from = ''): string => `
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = ${reasons} ${from} WHERE ${isNew} AND ${where}`;
/** It counts once: what is there already stays as it is. */
const known = (reasons: string, where: string, from = ''): string => `
  UPDATE import_row r SET effect = 'unchanged', before = r.after, reasons = ${reasons} ${from} WHERE ${isNew} AND ${where}`;
const noted = (reasons: string, where: string, from = ''): string => `
  UPDATE import_row r SET reasons = coalesce(r.reasons, '[]') || ${reasons} ${from} WHERE ${isNew} AND ${where}`;

const nameOwners = (entity: number): string => `
  UPDATE import_row r SET owner_id = e.id, label = e.name FROM employee e
  WHERE r.import_id = $1::int AND r.key <> '' AND e.employee_number = ${numberOf('r.key')} AND e.legal_entity_id = ${entity}
    AND (r.owner_id IS DISTINCT FROM e.id OR r.label IS DISTINCT FROM e.name)`;

const number = `jsonb_build_object('number', ${numberOf('r.key')})`;
const day = (entity: number): string =>
  `jsonb_build_object('number', ${numberOf('r.key')}, 'day', to_char(${dayOfRow(entity)}, 'YYYY-MM-DD'))`;

const rules = (entity: number): readonly string[] => [
  refused(because('PUNCH_NOBODY', number), 'r.owner_id IS NULL'),
  refused(
    because('PUNCH_ONES_OWN', number),
    `r.owner_id = (SELECT u.employee_id FROM import_job j JOIN app_user u ON u.id = j.asked_by_user_id WHERE j.id = $1::int)`,
  ),
  refused(
    because('PUNCH_STILL_TO_COME', `jsonb_build_object('zone', ${zoneOfEntity(entity)})`),
    `${instantOfRow(entity)} > (SELECT asked_at FROM import_job WHERE id = $1::int)`,
  ),
  refused(because('PUNCH_NOT_EMPLOYED', day(entity)), `e.id = r.owner_id AND NOT ${servedOn('e', dayOfRow(entity))}`, 'FROM employee e'),
];

/** How a punch that is there has come. */
const codeOfThere = `CASE WHEN t.withdrawn_at IS NOT NULL THEN 'PUNCH_THERE_WITHDRAWN' WHEN t.source = 'hand' THEN 'PUNCH_THERE_BY_HAND'
  WHEN t.source = 'file' THEN 'PUNCH_THERE_BY_FILE' WHEN t.source = 'correction' THEN 'PUNCH_THERE_BY_CORRECTION' ELSE 'PUNCH_THERE_BY_DEVICE' END`;
const there = `jsonb_build_array(jsonb_build_object('code', t.code, 'details', jsonb_build_object('device', t.device, 'reason', t.reason)))`;

/** Punches of the rows' people that are there: of the same second, or of the same minute where the file says no seconds. One that counts comes before one that was withdrawn. */
const punchesThere = (entity: number): string => `FROM (
    SELECT DISTINCT ON (s.ordinal) s.ordinal, ${codeOfThere} AS code, regexp_replace(t.source, '^api:', '') AS device, coalesce(t.withdrawal_reason, '–') AS reason
    FROM (SELECT r.ordinal, r.owner_id, ${instantOfRow(entity)} AS at, CASE WHEN coalesce(${after('at')}, 'x ' || ${after('time')}) ~ ' \\d\\d:\\d\\d:\\d\\d'
        THEN interval '1 second' ELSE interval '1 minute' END AS within FROM import_row r WHERE ${isNew}) s
    JOIN punch t ON t.employee_id = s.owner_id AND t.at >= s.at AND t.at < s.at + s.within
    ORDER BY s.ordinal, t.withdrawn_at IS NOT NULL, t.id) t`;

const twice = known(because('PUNCH_TWICE_IN_FILE'), 'r.line > 0');

const notes = (entity: number, paidPeriods: PaidPeriods): readonly string[] => [
  `UPDATE import_row r SET reasons = NULL WHERE ${isNew}`,
  noted(because('PUNCH_ONE_OF_TWO'), isOneOfTwo(entity)),
  noted(
    because('PUNCH_DAY_PAID', `jsonb_build_object('period', p.period)`),
    'p.ordinal = r.ordinal',
    `FROM (SELECT s.ordinal, min(q.period) AS period FROM (SELECT r.ordinal, r.owner_id, ${dayOfRow(entity)} AS day FROM import_row r WHERE ${isNew}) s
       JOIN (${paidPeriods(`SELECT owner_id FROM import_row r WHERE ${isNew}`)}) q ON q.employee_id = s.owner_id AND s.day BETWEEN q.first_day AND q.last_day GROUP BY s.ordinal) p`,
  ),
];

export const judgePunches =
  (paidPeriods: PaidPeriods) =>
  async (sql: Sql, job: ImportJobRow): Promise<void> => {
    const entity = entityOf(job);
    const doubles = [twice, known(there, 't.ordinal = r.ordinal', punchesThere(entity))];
    for (const text of [nameOwners(entity), ...rules(entity), ...doubles, ...notes(entity, paidPeriods)]) await sql.query(text, [job.id]);
  };
