import type { Sql } from '../../sql.ts';
import { recordTables } from './record-changes.ts';
import { versionedTables } from './versioned-tables.ts';

/** What personal records refer to by its id, so that a row of it that came since is nobody's whose records stand: only one that changed or went matters. */
const referredTo = ['legal_entity', 'department', 'position', 'grade', 'cost_center', 'compensation_item', 'leave_type', 'shift'] as const;
/** What is found by a day: one that came matters too. */
const byDay = ['department_version', 'work_calendar_day'] as const;

const closed = `v.known_until > $1::timestamptz AND v.known_until < 'infinity'`;
const touched = `(v.known_from > $1::timestamptz OR ${closed})`;

const sharedHasChanged = [
  `EXISTS (SELECT 1 FROM known.since WHERE known_since > $1::timestamptz)`,
  ...referredTo.map((table) => `EXISTS (SELECT 1 FROM known.${table} v WHERE ${closed})`),
  ...byDay.map((table) => `EXISTS (SELECT 1 FROM known.${table} v WHERE ${touched})`),
].join('\n    OR ');

const whose = Object.values(recordTables)
  .map(({ table, owner }) => `SELECT v.${owner} AS id FROM known.${table} v WHERE ${touched}`)
  .join('\n    UNION ALL ');

/**
 * The payees of a batch whose records were changed after an instant: nobody else's can say anything else now.
 * @returns null where that cannot be told of single people: what many records refer to has changed, or versions were not kept then
 */
export async function readChangedPayees(sql: Sql, batchId: number, since: Date): Promise<readonly number[] | null> {
  const [shared] = await sql.query<{ changed: boolean }>(`SELECT ${sharedHasChanged} AS changed`, [since]);
  if (shared?.changed !== false) return null;
  const [changed] = await sql.query<{ ids: number[] }>(
    `SELECT coalesce(array_agg(y.employee_id), '{}') AS ids
     FROM (SELECT DISTINCT id FROM (${whose}) c) changed JOIN batch_payee y ON y.batch_id = $2::int AND y.employee_id = changed.id`,
    [since, batchId],
  );
  return changed?.ids ?? null;
}

const anyHasChanged = [
  `EXISTS (SELECT 1 FROM known.since WHERE known_since > $1::timestamptz)`,
  ...versionedTables.map((table) => `EXISTS (SELECT 1 FROM known.${table} v WHERE ${touched})`),
].join('\n    OR ');

/** Whether any record that preparation reads was changed after an instant, whosesoever it is. */
export async function hasAnyRecordChanged(sql: Sql, since: Date): Promise<boolean> {
  const [row] = await sql.query<{ changed: boolean }>(`SELECT ${anyHasChanged} AS changed`, [since]);
  return row?.changed !== false;
}
