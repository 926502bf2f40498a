import type { Sql } from '../../sql.ts';

/**
 * The instant of a time of day where somebody works. Of a time that there was twice, when clocks were put back, the later.
 * @returns null where there was no such time, because clocks were put forward
 */
export async function instantOf(sql: Sql, timeZone: string, date: string, time: string): Promise<Date | null> {
  const [row] = await sql.query<{ at: Date; isThere: boolean }>(
    `SELECT t.at, (t.at AT TIME ZONE $1::text) = ($2::date + $3::time) AS "isThere" FROM (SELECT ($2::date + $3::time) AT TIME ZONE $1::text AS at) t`,
    [timeZone, date, time],
  );
  return row?.isThere ? row.at : null;
}

/** Locks people in the order of their ids, so that no two changes wait for each other. */
export async function lockPeople(sql: Sql, employeeIds: readonly number[]): Promise<void> {
  await sql.query(`SELECT id FROM employee WHERE id = ANY ($1::int[]) ORDER BY id FOR NO KEY UPDATE`, [employeeIds]);
}
