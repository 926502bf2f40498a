import { columnsOf } from './column.ts';
import { localized, oneOf, orNull } from './kinds.ts';

export const workCalendarColumns = columnsOf('work_calendar', { name: localized });

/** A day that differs from Monday to Friday worked. */
export const calendarDayColumns = columnsOf('work_calendar_day', {
  kind: oneOf(['workday', 'restday', 'holiday'] as const),
  name: orNull(localized),
});
