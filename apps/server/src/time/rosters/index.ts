export { scheduledInclude, viewSchedules } from './view-schedules.ts';
