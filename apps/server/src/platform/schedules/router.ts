// Made by `npm run fix` from the folders beside it.
export { listScheduleRuns } from './list-schedule-runs.ts';
