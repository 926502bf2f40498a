/** How long the periods of each of the nine types are (specification §9), and on which day the nth one from a base date begins. */

import { addDays, countDays, dayOfMonth, monthsBetween } from '../../../time/calendars/index.ts';
import type { PeriodType } from '../period-dates.ts';

/** So many days; so many months from a day of the month; two in each month. */
export type Span = { readonly unit: 'day' | 'month'; readonly count: number } | { readonly unit: 'half-month' };

export const spans: Readonly<Record<PeriodType, Span>> = {
  daily: { unit: 'day', count: 1 },
  weekly: { unit: 'day', count: 7 },
  biweekly: { unit: 'day', count: 14 },
  'semi-monthly': { unit: 'half-month' },
  monthly: { unit: 'month', count: 1 },
  bimonthly: { unit: 'month', count: 2 },
  quarterly: { unit: 'month', count: 3 },
  'semi-annual': { unit: 'month', count: 6 },
  annual: { unit: 'month', count: 12 },
};

const monthDay = (day: string): number => Number(day.slice(8));

/** The two days of a month on which halves begin, fifteen days apart: 1 and 16, 10 and 25. A base on the 31st means 16 and 31. */
function halves(base: string): readonly [first: number, second: number] {
  const first = monthDay(base) <= 15 ? monthDay(base) : Math.min(monthDay(base) - 15, 16);
  return [first, first + 15];
}

/** A half-month's number, counted from the first half of the base date's month. */
function halfStart(base: string, halvesOn: number): string {
  const days = halves(base);
  const second = ((halvesOn % 2) + 2) % 2 === 1;
  return dayOfMonth(base, Math.floor(halvesOn / 2), second ? days[1] : days[0]);
}

/**
 * The first day of the nth period; 0 is the one that begins on the base date. Neighbours are a day apart from each other by construction: a
 * period ends on the day before the next one begins. Months that have no such day begin on their last one.
 */
export function startOf(span: Span, base: string, n: number): string {
  if (span.unit === 'day') return addDays(base, n * span.count);
  if (span.unit === 'month') return dayOfMonth(base, n * span.count, monthDay(base));
  return halfStart(base, n + (monthDay(base) <= 15 ? 0 : 1));
}

/** The number of the period in which a day lies. */
export function numberAt(span: Span, base: string, day: string): number {
  const guess =
    span.unit === 'day'
      ? Math.floor((countDays(base, day) - 1) / span.count)
      : span.unit === 'month'
        ? Math.floor(monthsBetween(base, day) / span.count)
        : monthsBetween(base, day) * 2;
  let n = guess + 1;
  while (startOf(span, base, n) > day) n--;
  while (startOf(span, base, n + 1) <= day) n++;
  return n;
}
