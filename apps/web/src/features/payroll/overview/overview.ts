import type { Outputs } from '../../../shared/api/trpc.ts';

export type Overview = Outputs['payroll']['overview']['getOverview'];
export type OpenPeriod = Overview['periods'][number];
export type Trend = Overview['trends'][number];

type DueApproval = Overview['approvals']['rows'][number];

/** Something that has a day. */
export interface Deadline {
  readonly key: string;
  /** ISO day; of an approval the instant. */
  readonly day: string;
  readonly of:
    | { readonly kind: 'pay' | 'close'; readonly period: OpenPeriod }
    | { readonly kind: 'approval'; readonly approval: DueApproval };
}

/** Pay dates, the days on which the clock closes, and approvals that are due at an instant; the next first. */
export const deadlinesOf = (periods: readonly OpenPeriod[], approvals: readonly DueApproval[]): Deadline[] =>
  [
    ...approvals.map((approval): Deadline => ({ key: `approval ${approval.id}`, day: approval.dueAt, of: { kind: 'approval', approval } })),
    ...periods.flatMap((period): Deadline[] => [
      { key: `pay ${period.id}`, day: period.payDate, of: { kind: 'pay', period } },
      ...(period.closesOn === null ? [] : [{ key: `close ${period.id}`, day: period.closesOn, of: { kind: 'close' as const, period } }]),
    ]),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
