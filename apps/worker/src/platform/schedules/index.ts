/** What is done by the clock: what a handler is given, and what looks after it. */
export { planRuns } from './plan-runs.ts';
export { runSchedules } from './run-schedules.ts';
export type { ScheduledCall, ScheduledWork } from './scheduled-work.ts';
