export { listPeriods } from './list-periods.ts';
