import type { CalendarDay } from './calendars.ts';
import { addDays, weekday } from './dates.ts';

/** On a day of its month, or on a weekday of it: the nth, or the last (-1). Months from 1, Monday is 1. */
type When = { readonly month: number } & ({ readonly day: number } | { readonly weekday: number; readonly nth: number });

/** The legal public holidays of 5 U.S.C. 6103(a), by the names of the law. */
const holidays: readonly { readonly en: string; readonly zh: string; readonly when: When }[] = [
  { en: 'New Year’s Day', zh: '元旦', when: { month: 1, day: 1 } },
  { en: 'Birthday of Martin Luther King, Jr.', zh: '马丁·路德·金纪念日', when: { month: 1, weekday: 1, nth: 3 } },
  { en: 'Washington’s Birthday', zh: '华盛顿诞辰日', when: { month: 2, weekday: 1, nth: 3 } },
  { en: 'Memorial Day', zh: '阵亡将士纪念日', when: { month: 5, weekday: 1, nth: -1 } },
  { en: 'Juneteenth National Independence Day', zh: '六月节', when: { month: 6, day: 19 } },
  { en: 'Independence Day', zh: '独立日', when: { month: 7, day: 4 } },
  { en: 'Labor Day', zh: '劳动节', when: { month: 9, weekday: 1, nth: 1 } },
  { en: 'Columbus Day', zh: '哥伦布日', when: { month: 10, weekday: 1, nth: 2 } },
  { en: 'Veterans Day', zh: '退伍军人节', when: { month: 11, day: 11 } },
  { en: 'Thanksgiving Day', zh: '感恩节', when: { month: 11, weekday: 4, nth: 4 } },
  { en: 'Christmas Day', zh: '圣诞节', when: { month: 12, day: 25 } },
];

const two = (value: number) => String(value).padStart(2, '0');

function dateIn(year: number, when: When): string {
  if ('day' in when) return `${year}-${two(when.month)}-${two(when.day)}`;
  const first = `${year}-${two(when.month)}-01`;
  if (when.nth > 0) return addDays(first, ((when.weekday - weekday(first) + 7) % 7) + 7 * (when.nth - 1));
  const next = when.month === 12 ? `${year + 1}-01-01` : `${year}-${two(when.month + 1)}-01`;
  const last = addDays(next, -1);
  return addDays(last, -((weekday(last) - when.weekday + 7) % 7));
}

/** Who works Monday to Friday has the Friday before for a Saturday (6103(b)(1)), and the Monday after for a Sunday (Executive Order 11582, section 3). */
const observed = (date: string): string => addDays(date, { 6: -1, 0: 1 }[weekday(date)] ?? 0);

/** Federal holidays of the United States in a year, on the days on which they are observed; of New Year's Day that may be the last day of the year before. */
export const federalHolidays = (year: number): CalendarDay[] =>
  holidays.map(({ en, zh, when }) => ({ date: observed(dateIn(year, when)), kind: 'holiday', name: { en, 'zh-CN': zh } }));
