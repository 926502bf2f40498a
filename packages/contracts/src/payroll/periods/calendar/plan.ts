/** What a rule would make beside the periods that there are: pure, so that the preview, the writing and the tests are one. */
import { limits } from '../../../core/limits.ts';
import { addDays, type WorkDays, yearOf } from '../../../time/calendars/index.ts';
import type { PeriodDates } from '../period.ts';
import { checkPeriodDates, type DateFault, type PeriodType } from '../period-dates.ts';
import { periodsOfRule } from './generate.ts';
import type { PeriodRule } from './period-rule.ts';

/** The error of that code says what is wrong, with these parameters. */
export type PlanFault = DateFault | { readonly code: 'PERIOD_NAME_TAKEN'; readonly parameters: DateFault['parameters'] };

/** `exists`: with the same days, so that it stays as it is; `collides`: it cannot be made. */
export interface PlannedPeriod extends PeriodDates {
  readonly state: 'new' | 'exists' | 'collides';
  readonly faults: readonly PlanFault[];
}

export interface PeriodPlan {
  readonly periods: readonly PlannedPeriod[];
  /** Days between the last period that there is and the first new one, which no period covers. */
  readonly gap: { readonly from: string; readonly to: string } | null;
  /** There are more than can be made at once, or none begins within the rule's days: nothing is planned. */
  readonly problem: 'too-many' | 'none' | null;
}

const overlap = (one: PeriodDates, other: PeriodDates): boolean => one.startDate <= other.endDate && other.startDate <= one.endDate;

/** Periods are made after the last one: whoever comes before it, or shares a day with one, collides. */
function neighbourOf(period: PeriodDates, existing: readonly PeriodDates[], before: PeriodDates | undefined): PeriodDates | undefined {
  const last = existing.at(-1);
  if (!last || period.startDate > last.endDate) return before ?? last;
  return existing.find((other) => overlap(period, other)) ?? last;
}

function planned(period: PeriodDates, type: PeriodType, existing: readonly PeriodDates[], before: PeriodDates | undefined): PlannedPeriod {
  if (existing.some(({ startDate, endDate }) => startDate === period.startDate && endDate === period.endDate))
    return { ...period, state: 'exists', faults: [] };
  const dates: PlanFault[] = checkPeriodDates(period, { previous: neighbourOf(period, existing, before) }, type);
  const isTaken = existing.some(({ name }) => name === period.name);
  const faults = isTaken ? [...dates, { code: 'PERIOD_NAME_TAKEN' as const, parameters: { period: period.name } }] : dates;
  return { ...period, state: faults.length > 0 ? 'collides' : 'new', faults };
}

function gapBefore(existing: readonly PeriodDates[], periods: readonly PlannedPeriod[]): PeriodPlan['gap'] {
  const last = existing.at(-1);
  const first = periods.find(({ state }) => state === 'new');
  if (!last || !first) return null;
  const from = addDays(last.endDate, 1);
  return from < first.startDate ? { from, to: addDays(first.startDate, -1) } : null;
}

/** @param existing the periods that the solution has, in their order */
export function planPeriods(type: PeriodType, rule: PeriodRule, calendar: WorkDays, existing: readonly PeriodDates[]): PeriodPlan {
  const nothing = { periods: [], gap: null };
  if (yearOf(rule.end) - yearOf(rule.start) > 3) return { ...nothing, problem: 'too-many' };
  const generated = periodsOfRule(type, rule, calendar);
  if (generated.length === 0) return { ...nothing, problem: 'none' };
  if (generated.length > limits.generatedPeriodsMax) return { ...nothing, problem: 'too-many' };
  const periods: PlannedPeriod[] = [];
  let before: PeriodDates | undefined;
  for (const period of generated) {
    const next = planned(period, type, existing, before);
    periods.push(next);
    if (next.state !== 'exists') before = period;
  }
  return { periods, gap: gapBefore(existing, periods), problem: null };
}
