import type { Outputs } from '../../../shared/api/trpc.ts';

export type Overview = Outputs['payroll']['overview']['getOverview'];
export type OpenPeriod = Overview['periods'][number];
export type Trend = Overview['trends'][number];

/** Something that has a day. */
export interface Deadline {
  readonly key: string;
  /** ISO. */
  readonly day: string;
  readonly kind: 'pay' | 'close';
  readonly period: OpenPeriod;
}

/** Pay dates and the days on which the clock closes, the next first. */
export const deadlinesOf = (periods: readonly OpenPeriod[]): Deadline[] =>
  periods
    .flatMap((period): Deadline[] => [
      { key: `pay ${period.id}`, day: period.payDate, kind: 'pay', period },
      ...(period.closesOn === null ? [] : [{ key: `close ${period.id}`, day: period.closesOn, kind: 'close' as const, period }]),
    ])
    .toSorted((a, b) => a.day.localeCompare(b.day));
