/** A calendar of periods from a rule: pure, so that a preview shows what will be written. */

import { addDays, dayOfMonth, movedToWork, type WorkDays, yearOf } from '../../../time/calendars/index.ts';
import type { PeriodDates } from '../period.ts';
import type { PeriodType } from '../period-dates.ts';
import type { PeriodRule } from './period-rule.ts';
import { numberAt, type Span, spans, startOf } from './spans.ts';

const payDateOf = (endDate: string, { pay, moved }: PeriodRule, calendar: WorkDays): string => {
  const wanted = pay.kind === 'offset' ? addDays(endDate, pay.days) : dayOfMonth(endDate, pay.monthsLater, pay.day);
  return movedToWork(wanted, moved, calendar);
};

const two = (number: number): string => String(number).padStart(2, '0');

/** What a period is called by its days; `null`: by its number among those that are paid in the same year, as in 2026-P07. */
const nameBy: Readonly<Record<PeriodType, ((startDate: string, endDate: string) => string) | null>> = {
  daily: (startDate) => startDate,
  weekly: null,
  biweekly: null,
  'semi-monthly': null,
  monthly: (_startDate, endDate) => endDate.slice(0, 7),
  bimonthly: null,
  quarterly: (_startDate, endDate) => `${yearOf(endDate)}-Q${Math.ceil(Number(endDate.slice(5, 7)) / 3)}`,
  'semi-annual': (_startDate, endDate) => `${yearOf(endDate)}-H${Math.ceil(Number(endDate.slice(5, 7)) / 6)}`,
  annual: (_startDate, endDate) => endDate.slice(0, 4),
};

/** More than any type has in a year, so that counting back ends. */
const periodsAYearMax = 60;

/** One period of the rule, without its name. */
function unnamed(span: Span, rule: PeriodRule, n: number, calendar: WorkDays): Omit<PeriodDates, 'name'> {
  const startDate = startOf(span, rule.baseDate, n);
  const next = startOf(span, rule.baseDate, n + 1);
  const endDate = addDays(next, -1);
  const payDate = payDateOf(endDate, rule, calendar);
  const month = payDate.slice(0, 7);
  const attendance = {
    attendanceStart: addDays(startDate, -rule.attendanceDaysEarlier),
    attendanceEnd: addDays(endDate, -rule.attendanceDaysEarlier),
  };
  return { startDate, endDate, payDate, ...attendance, paymentMonth: month, taxMonth: month };
}

/** Which one it is of those that are paid in the same year, from 1. */
function numberInYear(span: Span, rule: PeriodRule, n: number, calendar: WorkDays): number {
  const yearPaid = (number: number) => yearOf(unnamed(span, rule, number, calendar).payDate);
  const year = yearPaid(n);
  let first = n;
  while (n - first < periodsAYearMax && yearPaid(first - 1) === year) first--;
  return n - first + 1;
}

/** The nth period of a rule. */
function periodAt(type: PeriodType, rule: PeriodRule, n: number, calendar: WorkDays): PeriodDates {
  const span = spans[type];
  const period = unnamed(span, rule, n, calendar);
  const name = nameBy[type]?.(period.startDate, period.endDate);
  return { name: name ?? `${yearOf(period.payDate)}-P${two(numberInYear(span, rule, n, calendar))}`, ...period };
}

/** The number of the first period of a rule that begins on that day or later. */
function firstFrom(span: Span, { baseDate }: PeriodRule, day: string): number {
  const n = numberAt(span, baseDate, day);
  return startOf(span, baseDate, n) < day ? n + 1 : n;
}

/** Every period of a rule that begins within its days, in order: from the first day of the rule to the end of the last one without gap or overlap. */
export function periodsOfRule(type: PeriodType, rule: PeriodRule, calendar: WorkDays): PeriodDates[] {
  const periods: PeriodDates[] = [];
  for (let n = firstFrom(spans[type], rule, rule.start); startOf(spans[type], rule.baseDate, n) <= rule.end; n++)
    periods.push(periodAt(type, rule, n, calendar));
  return periods;
}

/** So many periods of a rule that begin on that day or later, also beyond its last day. */
export function periodsOfRuleFrom(type: PeriodType, rule: PeriodRule, calendar: WorkDays, day: string, count: number): PeriodDates[] {
  const first = firstFrom(spans[type], rule, day);
  return Array.from({ length: count }, (_, index) => periodAt(type, rule, first + index, calendar));
}
