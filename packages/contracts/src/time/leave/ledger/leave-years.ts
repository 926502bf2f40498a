import { addDays, dayOfMonth, monthsBetween, yearOf } from '../../calendars/index.ts';
import type { DatedRule, LeaveRule } from '../leave-rule.ts';

/** From the first day of employment through the last one; null: not known. */
export interface Service {
  readonly hireDate: string;
  readonly lastDay: string | null;
}

/** Somebody's periods of service: the latest, and those before it, the earliest first. */
export interface Services extends Service {
  readonly earlier: readonly Service[];
}

/** The first day of the period of service that has begun last by a day; before all of them, of the first. */
export function hireDateOn({ hireDate, earlier }: Pick<Services, 'hireDate' | 'earlier'>, day: string): string {
  const days = [...earlier.map((service) => service.hireDate), hireDate];
  return days.findLast((first) => first <= day) ?? days[0] ?? hireDate;
}

/** The same day so many months later; the last day of a month that has no such day. */
export const addMonths = (day: string, months: number): string => dayOfMonth(day, months, Number(day.slice(8)));

/** Completed years of service on a day. */
export function yearsOfService(hireDate: string, day: string): number {
  const years = Math.floor(monthsBetween(hireDate, day) / 12);
  return Math.max(0, addMonths(hireDate, years * 12) <= day ? years : years - 1);
}

/** The day on which so many years of service are completed. */
export const anniversary = (hireDate: string, years: number): string => addMonths(hireDate, years * 12);

/** The first day of the leave year in which a day lies. */
export function leaveYearOf({ leaveYear }: Pick<LeaveRule, 'leaveYear'>, hireDate: string, day: string): string {
  if (leaveYear === 'calendar') return `${yearOf(day)}-01-01`;
  return day < hireDate ? hireDate : anniversary(hireDate, yearsOfService(hireDate, day));
}

/** The first day of the leave year after one. */
export function nextLeaveYear({ leaveYear }: Pick<LeaveRule, 'leaveYear'>, hireDate: string, first: string): string {
  if (leaveYear === 'calendar') return `${yearOf(first) + 1}-01-01`;
  return anniversary(hireDate, yearsOfService(hireDate, first) + 1);
}

/** The rule of a leave year: the one that holds on its first day, or the first that there is. @param rules in their order */
export function ruleOfYear(rules: readonly DatedRule[], first: string): LeaveRule | undefined {
  return (rules.findLast(({ from }) => from <= first) ?? rules[0])?.rule;
}

/** The amount for a whole leave year by years of service. */
export const rateOf = ({ steps }: Pick<LeaveRule, 'steps'>, years: number): string =>
  steps.findLast(({ fromYears }) => fromYears <= years)?.amount ?? '0';

export const lastDayBefore = (day: string): string => addDays(day, -1);
