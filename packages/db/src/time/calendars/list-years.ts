import type { Sql } from '../../sql.ts';

/** By calendar, the years in which it lists days, the earliest first. */
export async function listCalendarYears(sql: Sql, calendarIds: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const rows = await sql.query<{ calendarId: number; years: number[] }>(
    `SELECT calendar_id AS "calendarId", array_agg(DISTINCT extract(year FROM date)::int ORDER BY extract(year FROM date)::int) AS years
     FROM work_calendar_day WHERE calendar_id = ANY ($1::int[]) GROUP BY calendar_id`,
    [calendarIds],
  );
  return new Map(rows.map(({ calendarId, years }) => [calendarId, years]));
}
