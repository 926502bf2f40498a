export { calendarDaysImport } from './import-calendar-days.ts';
export { readCalendarDays } from './read-days.ts';
