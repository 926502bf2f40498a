export { loadPeriodForChange, type PeriodRow, requirePeriodEvent } from './load-for-change.ts';
