import type { Language } from '@wagewright/contracts';
import type { Period } from './period-events.ts';

/** What a day of the calendar shows. */
export interface CalendarDay {
  readonly date: string;
  readonly dayOfMonth: number;
  /** The period in which it lies, and whether it begins or ends on it. */
  readonly period: Period | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isPayDate: boolean;
  readonly isOff: boolean;
}

export interface CalendarMonth {
  /** 2026-01 */
  readonly month: string;
  /** Empty cells before the first day. */
  readonly blanks: number;
  readonly days: readonly CalendarDay[];
}

/** 0 is Sunday: the first column of a week as each language's readers know it. */
const weekStarts: Readonly<Record<Language, number>> = { en: 0, 'zh-CN': 1 };

const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month, day));
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
const weekdays = Array.from({ length: 7 }, (_, day) => day);

/** The heads of a week's columns, in their order. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  return weekdays.map((day) => format.format(utc(2023, 0, 1 + day + weekStarts[language]))); // 1 January 2023 was a Sunday
}

/** @param off days that the legal entity's calendar names: true where nobody works, false where a weekend day is worked */
export function yearMonths(
  year: number,
  periods: readonly Period[],
  off: ReadonlyMap<string, boolean>,
  language: Language,
): CalendarMonth[] {
  const payDates = new Set(periods.map(({ payDate }) => payDate));
  return Array.from({ length: 12 }, (_, month) => {
    const count = utc(year, month + 1, 0).getUTCDate();
    const days = Array.from({ length: count }, (_day, place): CalendarDay => {
      const day = utc(year, month, place + 1);
      const date = isoDay(day);
      const period = periods.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
      const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
      return {
        date,
        dayOfMonth: place + 1,
        period,
        isFirst: period?.startDate === date,
        isLast: period?.endDate === date,
        isPayDate: payDates.has(date),
        isOff: off.get(date) ?? isWeekend,
      };
    });
    const blanks = (utc(year, month, 1).getUTCDay() - weekStarts[language] + 7) % 7;
    return { month: isoDay(utc(year, month, 1)).slice(0, 7), blanks, days };
  });
}
