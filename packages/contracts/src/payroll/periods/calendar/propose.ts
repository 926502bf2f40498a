import { addDays, countDays } from '../../../time/calendars/index.ts';
import type { PeriodDates } from '../period.ts';
import type { PeriodRule } from './period-rule.ts';

/** For whom a rule is proposed: the solution's name, and what day it is. */
interface Occasion {
  readonly called: string;
  readonly today: string;
}

/**
 * The rule for the periods that are to be made next: the kept one, or one that goes with the periods that there are, from the day after the last
 * of them to the end of that year.
 */
export function proposeRule(kept: PeriodRule | undefined, periods: readonly PeriodDates[], { called, today }: Occasion): PeriodRule {
  const last = periods.at(-1);
  const start = last ? addDays(last.endDate, 1) : `${today.slice(0, 4)}-01-01`;
  const days = { start, end: `${start.slice(0, 4)}-12-31` };
  const year = start.slice(0, 4);
  const name = called.endsWith(year) ? called : `${called} ${year}`;
  if (kept) return { ...kept, name: kept.name.replace(/\d{4}$/, start.slice(0, 4)), ...days };
  const daysToPay = last ? Math.max(0, countDays(last.endDate, last.payDate) - 1) : 0;
  return {
    name,
    baseDate: periods[0]?.startDate ?? start,
    ...days,
    pay: { kind: 'offset', days: daysToPay },
    moved: 'before',
    attendanceDaysEarlier: 0,
    taskName: name,
    autoCloseDays: null,
  };
}
