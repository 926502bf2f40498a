import { type CalendarPeriod, type PeriodRule, type PeriodType, periodsOfRule, workDays } from '@wagewright/contracts/payroll/periods';

export interface Period extends CalendarPeriod {
  /** How the period stands when the seed is done; `paid` ones are closed by paying them. */
  readonly status: 'paid' | 'enabled' | 'disabled';
}

/** The periods of a rule that pays on the day that it says, whatever day of the week that is: so many are paid, one is open. */
function calendarOf(type: PeriodType, rule: Pick<PeriodRule, 'baseDate' | 'end' | 'pay'>, paid: number): Period[] {
  const whole: PeriodRule = {
    ...rule,
    name: 'Demo',
    start: rule.baseDate,
    moved: 'none',
    attendanceDaysEarlier: 0,
    taskName: 'Demo',
    autoCloseDays: null,
  };
  return periodsOfRule(type, whole, workDays(new Map())).map((dates, index) => ({
    ...dates,
    sequence: index + 1,
    status: index < paid ? 'paid' : index === paid ? 'enabled' : 'disabled',
  }));
}

/**
 * Pay year 2025 of the county, two weeks from a Sunday, paid on the Friday after, the first on 10 January: three paid periods, the open one, the next one.
 */
export const countyPeriods: readonly Period[] = calendarOf(
  'biweekly',
  { baseDate: '2024-12-22', end: '2025-02-16', pay: { kind: 'offset', days: 6 } },
  3,
);

/** Kunming pays monthly, on the last day of the month: January 2026 is open. */
export const kunmingPeriods: readonly Period[] = calendarOf(
  'monthly',
  { baseDate: '2026-01-01', end: '2026-02-01', pay: { kind: 'offset', days: 0 } },
  0,
);
