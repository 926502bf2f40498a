import { type Fraction, fractionOf, fractionOfDecimal, minus, opposite, times } from '../../../core/fraction.ts';
import { addDays, countDays } from '../../calendars/index.ts';
import type { LeaveRule } from '../leave-rule.ts';
import type { EntryFacts } from './entry-facts.ts';
import { addMonths, anniversary, lastDayBefore, rateOf, yearsOfService } from './leave-years.ts';

/** Of whom, in which leave year; days are ISO dates, the last one counts too. */
export interface AccruingYear {
  readonly rule: LeaveRule;
  readonly hireDate: string;
  /** Of employment; null: not known. */
  readonly lastDay: string | null;
  /** Nothing is granted for days before. */
  readonly accruesFrom: string;
  readonly first: string;
  readonly last: string;
}

/** An exact amount, before rounding and cap. */
export interface Grant {
  readonly day: string;
  readonly amount: Fraction;
  readonly facts: EntryFacts;
}

const unmade = { roundedTo: null, cappedAt: null };
const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
const part = (rate: Fraction, days: number, ofDays: number): Fraction => times(rate, fractionOf(days, ofDays));

/** The whole amount on the first day, more from the day on which further years of service are completed, and back what lies after the last day of employment. */
function yearly({ rule, hireDate, lastDay, accruesFrom, first, last }: AccruingYear): Grant[] {
  const start = later(first, accruesFrom);
  if (start > last || (lastDay !== null && lastDay < start)) return [];
  const ofDays = countDays(first, last);
  const share = (from: string) => ({ from, until: last, days: countDays(from, last), ofDays });
  const years = yearsOfService(hireDate, start);
  const rate = rateOf(rule, years);
  const begun = share(start);
  const grants: Grant[] = [
    { day: start, amount: part(fractionOfDecimal(rate), begun.days, ofDays), facts: { why: 'yearly', rate, years, ...begun, ...unmade } },
  ];
  let current = rate;
  for (const { fromYears } of rule.steps) {
    const day = anniversary(hireDate, fromYears);
    if (day <= start || day > last || (lastDay !== null && day > lastDay)) continue;
    const next = rateOf(rule, fromYears);
    const more = share(day);
    const amount = part(minus(fractionOfDecimal(next), fractionOfDecimal(current)), more.days, ofDays);
    grants.push({ day, amount, facts: { why: 'step', rate: next, formerRate: current, years: fromYears, ...more, ...unmade } });
    current = next;
  }
  if (lastDay !== null && lastDay < last) {
    const gone = share(addDays(lastDay, 1));
    const amount = opposite(part(fractionOfDecimal(current), gone.days, ofDays));
    grants.push({ day: lastDay, amount, facts: { why: 'ended', rate: current, ...gone, ...unmade } });
  }
  return grants;
}

/** A twelfth at the end of each month of the leave year, by the days employed in it. */
function monthly({ rule, hireDate, lastDay, accruesFrom, first, last }: AccruingYear): Grant[] {
  const grants: Grant[] = [];
  for (let month = 0; month < 12; month++) {
    const begins = addMonths(first, month);
    const ends = month === 11 ? last : lastDayBefore(addMonths(first, month + 1));
    const from = later(begins, accruesFrom);
    const until = lastDay === null ? ends : earlier(ends, lastDay);
    if (from > until) continue;
    const years = yearsOfService(hireDate, from);
    const rate = rateOf(rule, years);
    const [days, ofDays] = [countDays(from, until), countDays(begins, ends)];
    const amount = times(part(fractionOfDecimal(rate), days, ofDays), fractionOf(1, 12));
    grants.push({ day: until, amount, facts: { why: 'monthly', rate, years, from, until, days, ofDays, ...unmade } });
  }
  return grants;
}

const byAccrual: Readonly<Record<LeaveRule['accrual'], (year: AccruingYear) => Grant[]>> = { none: () => [], yearly, monthly };

/** What a leave year grants, in the order of its days. */
export const grantsOf = (year: AccruingYear): readonly Grant[] =>
  byAccrual[year.rule.accrual](year).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
