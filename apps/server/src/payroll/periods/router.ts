// Made by `npm run fix` from the folders beside it.
export { listPeriods } from './list-periods.ts';
