import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';

/** The days of which it can be asked what was known on them, ISO dates in the legal entity's time zone. */
export interface KnownDays {
  /** The day since which every table keeps its versions, or on which the legal entity came to be known. */
  readonly first: string;
  /** Today. */
  readonly last: string;
}

interface KnownDay extends KnownDays {
  /** The end of the day that was asked for; of today the instant of asking. */
  readonly end: Date | null;
}

const day = (instant: string): string => `to_char(${instant} AT TIME ZONE e.time_zone, 'YYYY-MM-DD')`;

const knownDay = `
  SELECT ${day('greatest(s.since, v.since)')} AS first, ${day('clock_timestamp()')} AS last,
    least(clock_timestamp(), ($2::date + 1)::timestamp AT TIME ZONE e.time_zone) AS end
  FROM legal_entity e, (SELECT max(known_since) AS since FROM known.since) s,
    (SELECT min(known_from) AS since FROM known.legal_entity WHERE id = $1::int) v
  WHERE e.id = $1::int`;

async function readKnownDay(sql: Sql, legalEntityId: number, asked: string | null): Promise<KnownDay> {
  const [row] = await sql.query<KnownDay>(knownDay, [legalEntityId, asked]);
  if (!row) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  return row;
}

export async function readKnownDays(sql: Sql, legalEntityId: number): Promise<KnownDays> {
  const { first, last } = await readKnownDay(sql, legalEntityId, null);
  return { first, last };
}

/**
 * The instant before which something must have been recorded to be known on a day: its end, or now where the day is today.
 * @param on ISO date
 * @throws AppError KNOWN_ON_UNANSWERABLE for a day before versions were kept, and for one that is yet to come
 */
export async function endOfKnownDay(sql: Sql, legalEntityId: number, on: string): Promise<Date> {
  const { first, last, end } = await readKnownDay(sql, legalEntityId, on);
  if (on < first || on > last || end === null) throw new AppError('KNOWN_ON_UNANSWERABLE', { on, first, last });
  return end;
}
