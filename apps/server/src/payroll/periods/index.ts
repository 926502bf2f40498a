export { loadPeriodForChange, type PeriodRow, requirePeriodEvent } from './load-for-change.ts';
export { viewPeriod } from './period-view.ts';
