/** A period's facts resolved into days and day counts. */
import type { PeriodFacts } from './api.ts';
import { dayOf, monthEnd, parseIsoDate, weekdayOf } from './dates.ts';
import type { DayBasis, PeriodFact, VersionDay } from './language/checked.ts';

/** Calendar days of the longest period. */
export const periodDaysMax = 400;

export interface Period {
  readonly facts: PeriodFacts;
  /** Days since 1970-01-01. */
  readonly start: number;
  readonly end: number;
  readonly payDate: number;
  readonly holidays: ReadonlySet<number>;
  /** counted[basis][i]: days of that basis among the first i days of the period. */
  readonly counted: Readonly<Record<DayBasis, readonly number[]>>;
}

function requiredDate(text: string, what: string): number {
  const days = parseIsoDate(text);
  if (days === null) throw new RangeError(`The period's ${what} "${text}" is not a date like 2026-01-31.`);
  return days;
}

/** What a day counts in months of 30 days: 1, but the month's last day what is missing to 30. */
function daysOf30(day: number): number {
  const number = dayOf(day);
  return day === monthEnd(day) ? 31 - number : Number(number <= 30);
}

/** Throws RangeError on a period that ends before it starts or is longer than periodDaysMax: the caller made it up wrongly. */
export function resolvePeriod(facts: PeriodFacts): Period {
  const start = requiredDate(facts.start, 'start');
  const end = requiredDate(facts.end, 'end');
  const length = end - start + 1;
  if (!(length >= 1 && length <= periodDaysMax)) {
    throw new RangeError(`The period ${facts.start} to ${facts.end} has ${length} days; 1 to ${periodDaysMax} are possible.`);
  }
  const holidays = new Set(facts.holidays.map((text) => requiredDate(text, 'holiday')));
  const extra = new Set(facts.extraWorkdays.map((text) => requiredDate(text, 'extra workday')));
  const count = (weight: (day: number) => number | boolean): number[] => {
    const sums = [0];
    for (let day = start; day <= end; day += 1) sums.push((sums.at(-1) ?? 0) + Number(weight(day)));
    return sums;
  };
  const isWeekday = (day: number): boolean => weekdayOf(day) <= 5;
  return {
    facts,
    start,
    end,
    payDate: requiredDate(facts.payDate, 'pay date'),
    holidays,
    counted: {
      'calendar-days': count(() => true),
      'working-days': count((day) => extra.has(day) || (isWeekday(day) && !holidays.has(day))),
      weekdays: count(isWeekday),
      'days-of-30': count(daysOf30),
    },
  };
}

/** Days of a basis from one day to another within the period, both included; null is open. */
export function employedDays(period: Period, basis: DayBasis, from: number | null, to: number | null): number {
  const counted = period.counted[basis];
  const length = period.end - period.start + 1;
  const first = Math.max(0, (from ?? period.start) - period.start);
  const last = Math.min(length, (to ?? period.end) - period.start + 1);
  return first < last ? (counted[last] as number) - (counted[first] as number) : 0;
}

/** The day that picks a version, or null where the table's own rule does. */
export function versionDay(period: Period, on: VersionDay): number | null {
  return typeof on === 'string' ? periodFact(period, on) : on;
}

/** Dates as days. */
export function periodFact(period: Period, fact: PeriodFact): number {
  switch (fact) {
    case 'start':
      return period.start;
    case 'end':
      return period.end;
    case 'pay-date':
      return period.payDate;
    case 'tax-year':
      return period.facts.taxYear;
    case 'tax-month':
      return period.facts.taxMonth;
    case 'number-in-year':
      return period.facts.numberInYear;
    default:
      return period.counted[fact].at(-1) ?? 0;
  }
}
