import { type WorkDays, workDays } from '@wagewright/contracts/payroll/periods';
import type { CalendarDay } from '@wagewright/contracts/time/calendars';

export { readCalendarDays } from '../../time/calendars/index.ts';

export const workDaysOf = (days: readonly CalendarDay[]): WorkDays =>
  workDays(new Map(days.map(({ date, kind }) => [date, kind === 'workday'])));
