export { listCalendarYears } from './list-years.ts';
