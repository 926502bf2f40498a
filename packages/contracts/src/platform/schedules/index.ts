export * from './list-schedule-runs.ts';
