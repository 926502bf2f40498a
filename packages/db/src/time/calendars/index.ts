export { type CalendarDaysFacts, calendarDaysTarget } from './import-target.ts';
export { listCalendarYears } from './list-years.ts';
