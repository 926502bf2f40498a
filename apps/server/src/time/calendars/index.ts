export { readCalendarDays } from './read-days.ts';
