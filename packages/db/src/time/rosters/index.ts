export { readScheduledDays, type ScheduledDay, scheduledDays } from './scheduled-days.ts';
