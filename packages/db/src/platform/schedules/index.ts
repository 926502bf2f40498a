export {
  type DueRun,
  failScheduleRun,
  finishScheduleRun,
  latestDue,
  lockDueRun,
  lockSchedule,
  registerSchedule,
  writeDueRun,
} from './schedule-runs.ts';
