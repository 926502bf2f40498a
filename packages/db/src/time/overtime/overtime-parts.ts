import { overtimeMinutes, partsByDate } from '@wagewright/contracts/time/overtime';
import type { Sql } from '../../sql.ts';
import { atClock, wasShown } from '../attendance/index.ts';

/** From when until when, where the person works; the date ISO. */
export interface OvertimeTimes {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Overtime on one date. */
export interface OvertimePart {
  readonly date: string;
  readonly from: string;
  readonly until: string;
  /** As time went by: in the night in which clocks change, an hour less or more than the clock shows. Decimal text. */
  readonly hours: string;
  /** A time of its two that there was not, because clocks were put forward. */
  readonly never: string | null;
}

const [from, until] = ['t.date + t.from_time', 't.date + t.until_time'];

const parts = `
  SELECT to_char(t.date, 'YYYY-MM-DD') AS date, t.from_text AS "from", t.until_text AS "until",
    trim_scale(round(extract(epoch FROM ${atClock(until, '$1::text')} - ${atClock(from, '$1::text')}) / 3600, 2))::text AS hours,
    CASE WHEN NOT ${wasShown(from, '$1::text')} THEN t.from_text WHEN NOT ${wasShown(until, '$1::text')} THEN t.until_text END AS never
  FROM (SELECT $2::date + place AS date, from_text, until_text, from_text::interval AS from_time, until_text::interval AS until_time
    FROM unnest($3::int[], $4::text[], $5::text[]) AS part(place, from_text, until_text)) t
  ORDER BY t.date`;

/** Overtime, date by date. */
export async function readOvertimeParts(sql: Sql, timeZone: string, { date, startTime, endTime }: OvertimeTimes): Promise<OvertimePart[]> {
  const cut = partsByDate(overtimeMinutes(startTime, endTime));
  return await sql.query<OvertimePart>(parts, [
    timeZone,
    date,
    cut.map(({ place }) => place),
    cut.map((part) => part.from),
    cut.map((part) => part.until),
  ]);
}
