import type { Sql } from '../sql.ts';

interface SeedShift {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
  /** Minutes after midnight. */
  readonly startMinute: number;
  readonly endMinute: number;
  readonly break: { readonly startMinute: number; readonly endMinute: number };
}

export const kunmingDay: SeedShift = {
  code: 'YL-DAY',
  en: 'Day shift 09:00–18:00',
  zh: '白班 09:00–18:00',
  startMinute: 540,
  endMinute: 1_080,
  break: { startMinute: 720, endMinute: 780 },
};

export const countyDay: SeedShift = {
  code: 'MCG-DAY',
  en: 'Office day 08:00–16:30',
  zh: '办公日班 08:00–16:30',
  startMinute: 480,
  endMinute: 990,
  break: { startMinute: 720, endMinute: 750 },
};

/** @returns its id */
export async function insertShift(sql: Sql, legalEntityId: number, shift: SeedShift): Promise<number> {
  const { code, en, zh, startMinute, endMinute } = shift;
  const [made] = await sql.query<{ id: number }>(
    `INSERT INTO shift (code, name, start_minute, end_minute, break_minutes, legal_entity_id, breaks)
     VALUES ($1::text, $2::jsonb, $3::int, $4::int, $5::int, $6::int, $7::jsonb) RETURNING id`,
    [
      code,
      JSON.stringify({ en, 'zh-CN': zh }),
      startMinute,
      endMinute,
      shift.break.endMinute - shift.break.startMinute,
      legalEntityId,
      JSON.stringify([shift.break]),
    ],
  );
  if (!made) throw new Error(`The shift ${code} was not written.`);
  return made.id;
}

/** Monday to Friday by the work calendar: a week that begins on Monday, January 5, 2026. */
interface SeedRoster {
  readonly code: string;
  readonly en: string;
  readonly zh: string;
  readonly isClocked: boolean;
}

export const kunmingWeek: SeedRoster = { code: 'YL-WEEK', en: 'Five days a week', zh: '五天工作制', isClocked: true };
export const countyWeek: SeedRoster = { code: 'MCG-WEEK', en: 'Office week', zh: '办公周', isClocked: false };

/** @returns its id */
export async function insertRoster(
  sql: Sql,
  legalEntityId: number,
  shiftId: number,
  { code, en, zh, isClocked }: SeedRoster,
): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `INSERT INTO roster (code, name, legal_entity_id, anchor_date, follows_calendar, is_clocked)
     VALUES ($1::text, $2::jsonb, $3::int, '2026-01-05', true, $4::bool) RETURNING id`,
    [code, JSON.stringify({ en, 'zh-CN': zh }), legalEntityId, isClocked],
  );
  if (!made) throw new Error(`The roster ${code} was not written.`);
  await sql.query(
    `INSERT INTO roster_day (roster_id, place, shift_id) SELECT $1::int, n, CASE WHEN n < 5 THEN $2::int END FROM generate_series(0, 6) AS n`,
    [made.id, shiftId],
  );
  return made.id;
}

/** Gives a roster to all of a legal entity from a day on; null: none any more. */
export async function giveRoster(sql: Sql, legalEntityId: number, from: string, rosterId: number | null): Promise<void> {
  await sql.query(`INSERT INTO roster_assignment (legal_entity_id, from_date, roster_id) VALUES ($1::int, $2::date, $3::int)`, [
    legalEntityId,
    from,
    rosterId,
  ]);
}
