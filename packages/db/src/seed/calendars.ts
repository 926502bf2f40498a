import type { LocalizedText } from '@wagewright/contracts';
import type { Sql } from '../sql.ts';
import { insertRows } from './bulk.ts';
import { daysBetween, weekday } from './dates.ts';

export type DayKind = 'workday' | 'restday' | 'holiday';

/** A day that differs from Monday to Friday worked. */
export interface CalendarDay {
  readonly date: string;
  readonly kind: DayKind;
  readonly name: LocalizedText;
}

const holiday = (date: string, en: string, zh: string): CalendarDay => ({ date, kind: 'holiday', name: { en, 'zh-CN': zh } });

/** Holidays of Montgomery County that pay year 2025 touches: the federal ones (5 U.S.C. 6103), which the county keeps. */
export const countyDays: readonly CalendarDay[] = [
  holiday('2024-12-25', 'Christmas Day', '圣诞节'),
  holiday('2025-01-01', 'New Year’s Day', '元旦'),
  holiday('2025-01-20', 'Martin Luther King Jr. Day', '马丁·路德·金纪念日'),
  holiday('2025-02-17', 'Presidents’ Day', '总统日'),
  holiday('2025-05-26', 'Memorial Day', '阵亡将士纪念日'),
  holiday('2025-06-19', 'Juneteenth', '六月节'),
  holiday('2025-07-04', 'Independence Day', '独立日'),
  holiday('2025-09-01', 'Labor Day', '劳动节'),
  holiday('2025-10-13', 'Indigenous Peoples’ Day', '原住民日'),
  holiday('2025-11-11', 'Veterans Day', '退伍军人节'),
  holiday('2025-11-27', 'Thanksgiving Day', '感恩节'),
  holiday('2025-12-25', 'Christmas Day', '圣诞节'),
];

const chineseHolidays: readonly {
  en: string;
  zh: string;
  off: readonly [string, string];
  statutory: readonly string[];
  worked: readonly string[];
}[] = [
  { en: 'New Year’s Day', zh: '元旦', off: ['2026-01-01', '2026-01-03'], statutory: ['2026-01-01'], worked: ['2026-01-04'] },
  {
    en: 'Spring Festival',
    zh: '春节',
    off: ['2026-02-15', '2026-02-23'],
    statutory: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19'],
    worked: ['2026-02-14', '2026-02-28'],
  },
  { en: 'Qingming Festival', zh: '清明节', off: ['2026-04-04', '2026-04-06'], statutory: ['2026-04-05'], worked: [] },
  { en: 'Labour Day', zh: '劳动节', off: ['2026-05-01', '2026-05-05'], statutory: ['2026-05-01', '2026-05-02'], worked: ['2026-05-09'] },
  { en: 'Dragon Boat Festival', zh: '端午节', off: ['2026-06-19', '2026-06-21'], statutory: ['2026-06-19'], worked: [] },
  { en: 'Mid-Autumn Festival', zh: '中秋节', off: ['2026-09-25', '2026-09-27'], statutory: ['2026-09-25'], worked: [] },
  {
    en: 'National Day',
    zh: '国庆节',
    off: ['2026-10-01', '2026-10-07'],
    statutory: ['2026-10-01', '2026-10-02', '2026-10-03'],
    worked: ['2026-09-20', '2026-10-10'],
  },
];

/**
 * China's public holidays of 2026: days off and days worked instead by the State Council's notice of 4 November 2025; statutory days (paid
 * threefold when worked) by the Regulation on Public Holidays as revised in 2024, the other days off are rest days.
 */
export const chineseDays: readonly CalendarDay[] = chineseHolidays.flatMap(({ en, zh, off, statutory, worked }) => [
  ...[...daysBetween(...off)].map((date) => ({
    date,
    kind: statutory.includes(date) ? ('holiday' as const) : ('restday' as const),
    name: { en, 'zh-CN': zh },
  })),
  ...worked.map((date) => ({ date, kind: 'workday' as const, name: { en: `Worked for ${en}`, 'zh-CN': `${zh}调休上班` } })),
]);

/** What a day is in a calendar. */
export function dayKind(days: readonly CalendarDay[], date: string): DayKind {
  const special = days.find((day) => day.date === date);
  if (special) return special.kind;
  return weekday(date) === 0 || weekday(date) === 6 ? 'restday' : 'workday';
}

/** @returns the calendar's id */
export async function insertCalendar(sql: Sql, code: string, name: LocalizedText, days: readonly CalendarDay[]): Promise<number> {
  const [row] = await sql.query<{ id: number }>('INSERT INTO work_calendar (code, name) VALUES ($1, $2::jsonb) RETURNING id', [
    code,
    JSON.stringify(name),
  ]);
  if (!row) throw new Error(`The calendar ${code} was not written.`);
  await insertRows(
    sql,
    'work_calendar_day',
    { calendar_id: 'int', date: 'date', kind: 'text', name: 'jsonb' },
    days.map((day) => ({ calendar_id: row.id, date: day.date, kind: day.kind, name: JSON.stringify(day.name) })),
  );
  return row.id;
}

/** A calendar that a single legal entity works by is its own. */
export const giveCalendarsToOwners = async (sql: Sql): Promise<void> =>
  void (await sql.query('UPDATE work_calendar c SET legal_entity_id = l.id FROM legal_entity l WHERE l.calendar_id = c.id'));
