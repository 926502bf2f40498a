import { addDays, countDays, dayOfMonth, monthsBetween } from './calendar/days.ts';
import { type Span, spans, startOf } from './calendar/spans.ts';
import type { PeriodType } from './period-dates.ts';

/** A period of a calendar as its dates say it; days are ISO dates, months as in 2026-01. */
export interface CalendarPeriod {
  readonly sequence: number;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
  readonly paymentMonth: string;
  readonly taxMonth: string;
  readonly attendanceStart: string;
  readonly attendanceEnd: string;
}

const monthDay = (day: string): number => Number(day.slice(8));
const isLastOfMonth = (day: string): boolean => monthDay(addDays(day, 1)) === 1;

/** The same day so many months later; the last day of a month is followed by the last day of a month. */
const monthsLater = (day: string, count: number): string => dayOfMonth(day, count, isLastOfMonth(day) ? 31 : monthDay(day));
const monthLater = (month: string, count: number): string => dayOfMonth(`${month}-01`, count, 1).slice(0, 7);

/** Moves a day that is as far from its period: by months where periods are counted in them, else by the days from one end to the other. */
const moveDay = (span: Span, n: number, from: string, to: string): ((day: string) => string) =>
  span.unit === 'month' ? (day) => monthsLater(day, n * span.count) : (day) => addDays(to, countDays(from, day) - 1);

/** Numbers within the year begin anew with the year of the pay date; a whole month is named by it, another period by its days. */
function nameAfter(last: CalendarPeriod, { startDate, endDate, payDate }: Omit<CalendarPeriod, 'name'>): string {
  const [, between = '', number = ''] = last.name.match(/^\d{4}(-?[^\d-]+)(\d+)$/) ?? [];
  const year = payDate.slice(0, 4);
  if (number !== '') {
    const count = year === last.payDate.slice(0, 4) ? Number(number) + 1 : 1;
    return `${year}${between}${String(count).padStart(number.length, '0')}`;
  }
  const isMonth = monthDay(startDate) === 1 && isLastOfMonth(endDate) && monthsBetween(startDate, endDate) === 0;
  return isMonth ? startDate.slice(0, 7) : `${startDate} – ${endDate}`;
}

/** The nth period after the last one of a calendar; its name follows that of the one before it. */
function following(span: Span, last: CalendarPeriod, n: number, before: CalendarPeriod): CalendarPeriod {
  const startDate = startOf(span, last.startDate, n);
  const endDate = addDays(startOf(span, last.startDate, n + 1), -1);
  const byEnd = moveDay(span, n, last.endDate, endDate);
  const payDate = byEnd(last.payDate);
  const months = monthsBetween(last.payDate, payDate);
  const next = {
    sequence: last.sequence + n,
    startDate,
    endDate,
    payDate,
    paymentMonth: monthLater(last.paymentMonth, months),
    taxMonth: monthLater(last.taxMonth, months),
    attendanceStart: moveDay(span, n, last.startDate, startDate)(last.attendanceStart),
    attendanceEnd: byEnd(last.attendanceEnd),
  };
  return { ...next, name: nameAfter(before, next) };
}

/**
 * The periods that follow the last of a calendar by its type, as far from their pay dates as that one. Nothing is moved for weekends or
 * holidays: a calendar that is made by a rule says that.
 */
export function followingPeriods(type: PeriodType, last: CalendarPeriod, count: number): CalendarPeriod[] {
  const periods: CalendarPeriod[] = [];
  while (periods.length < count) periods.push(following(spans[type], last, periods.length + 1, periods.at(-1) ?? last));
  return periods;
}
