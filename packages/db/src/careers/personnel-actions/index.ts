export { readUnpaidPeriods, type UnpaidPeriod } from './read-unpaid-periods.ts';
