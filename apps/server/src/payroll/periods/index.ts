export { readKeptRules } from './kept-rule.ts';
export { loadPeriodForChange, type PeriodRow, requirePeriodEvent } from './load-for-change.ts';
export { datesOf, viewPeriod } from './period-view.ts';
