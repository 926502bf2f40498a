import { addDays } from '@wagewright/contracts/time/calendars';
import type { Sql } from '../../sql.ts';
import { dayResults } from './day-results.ts';

/** Whose days are counted anew, from one through another. */
export interface CountedDays {
  readonly employeeIds: readonly number[];
  readonly from: string;
  readonly until: string;
}

const columns = [
  'shift_id',
  'scheduled_hours',
  'worked_hours',
  'late_minutes',
  'early_minutes',
  'absent_hours',
  'leave_hours',
  'extra_hours',
  'is_missing',
  'in_at',
  'out_at',
] as const;
const of = (table: string): string => columns.map((column) => `${table}.${column}`).join(', ');

const lock = `SELECT id FROM employee WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE`;
/** Only what has become another thing is written, so that records that nothing has happened to keep their versions. */
const count = `WITH ${dayResults},
  gone AS (
    DELETE FROM attendance_record r WHERE r.employee_id = ANY ($1::int[]) AND r.date BETWEEN $5::date AND $6::date AND r.is_counted
      AND NOT EXISTS (SELECT FROM result x WHERE x.employee_id = r.employee_id AND x.date = r.date) RETURNING 1),
  written AS (
    INSERT INTO attendance_record AS r (employee_id, date, ${columns.join(', ')})
    SELECT x.employee_id, x.date, ${of('x')} FROM result x
      LEFT JOIN attendance_record s ON s.employee_id = x.employee_id AND s.date = x.date
      WHERE s.employee_id IS NULL OR s.is_counted AND (${of('s')}) IS DISTINCT FROM (${of('x')})
    ON CONFLICT (employee_id, date) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')} WHERE r.is_counted RETURNING 1)
  SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM written)::int AS changed`;

/**
 * Counts days anew from punches, rosters, leave and the calendar, as they are now. The people are locked, so that of two at once the later has seen what the
 * earlier wrote. Counted again, nothing is changed.
 * @returns how many days have become another thing
 */
export async function countAttendance(sql: Sql, { employeeIds, from, until }: CountedDays, now: Date): Promise<number> {
  if (employeeIds.length === 0 || until < from) return 0;
  await sql.query(lock, [employeeIds]);
  const [row] = await sql.query<{ changed: number }>(count, [employeeIds, addDays(from, -1), addDays(until, 1), now, from, until]);
  return row?.changed ?? 0;
}
