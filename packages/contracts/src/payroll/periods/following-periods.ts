import { addDays, countDays, dayOfMonth, monthsBetween, type WorkDays } from '../../time/calendars/index.ts';
import { periodsOfRuleFrom } from './calendar/generate.ts';
import type { PeriodRule } from './calendar/period-rule.ts';
import { type Span, spans, startOf } from './calendar/spans.ts';
import type { PeriodDates } from './period.ts';
import { checkPeriodDates, type PeriodType } from './period-dates.ts';

/** A period of a calendar, with its place there. */
export interface CalendarPeriod extends Readonly<PeriodDates> {
  readonly sequence: number;
}

/** The rule that a solution keeps, and the days on which people work. */
export interface KeptRule {
  readonly rule: PeriodRule;
  readonly calendar: WorkDays;
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

/** By type, as far from their pay dates as the last one. Nothing is moved for weekends or holidays. */
function followingByType(type: PeriodType, last: CalendarPeriod, count: number): CalendarPeriod[] {
  const periods: CalendarPeriod[] = [];
  while (periods.length < count) periods.push(following(spans[type], last, periods.length + 1, periods.at(-1) ?? last));
  return periods;
}

/**
 * The periods that follow the last of a calendar: those that its kept rule makes after it, whatever the rule's last day. Without a rule, and where the rule's
 * next period could not be made because it collides with the last one, by the type of the periods.
 */
export function followingPeriods(type: PeriodType, last: CalendarPeriod, count: number, kept?: KeptRule): CalendarPeriod[] {
  if (!kept) return followingByType(type, last, count);
  const made = periodsOfRuleFrom(type, kept.rule, kept.calendar, addDays(last.endDate, 1), count);
  const collides = made.slice(0, 1).some((next) => checkPeriodDates(next, { previous: last }, type).length > 0);
  if (collides) return followingByType(type, last, count);
  return made.map((period, index) => ({ ...period, sequence: last.sequence + index + 1 }));
}
