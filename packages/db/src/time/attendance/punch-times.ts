import type { Sql } from '../../sql.ts';

/** SQL: the instant of what the clock showed in a time zone; of what it showed twice, when clocks were put back, the later. */
export const atClock = (local: string, timeZone: string): string => `((${local})::timestamp AT TIME ZONE ${timeZone})`;
/** SQL: whether it ever showed it; it did not where clocks were put forward. */
export const wasShown = (local: string, timeZone: string): string =>
  `(${atClock(local, timeZone)} AT TIME ZONE ${timeZone} = (${local})::timestamp)`;

/**
 * The instant of a time of day where somebody works. Of a time that there was twice, when clocks were put back, the later.
 * @returns null where there was no such time, because clocks were put forward
 */
export async function instantOf(sql: Sql, timeZone: string, date: string, time: string): Promise<Date | null> {
  const local = `$2::date + $3::time`;
  const [row] = await sql.query<{ at: Date; isThere: boolean }>(
    `SELECT ${atClock(local, '$1::text')} AS at, ${wasShown(local, '$1::text')} AS "isThere"`,
    [timeZone, date, time],
  );
  return row?.isThere ? row.at : null;
}

/** Locks people in the order of their ids, so that no two changes wait for each other. */
export async function lockPeople(sql: Sql, employeeIds: readonly number[]): Promise<void> {
  await sql.query(`SELECT id FROM employee WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE`, [employeeIds]);
}
