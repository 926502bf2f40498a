/** Records that hold from a day through a day, and how they are changed. */
export { type DatedTable, datedTables } from './dated-tables.ts';
export { dayAfter, dayAtCompany } from './days.ts';
export { clearPortion, endBeforeNext, type Portion, putPortion, putPortions, removeFrom } from './put-portion.ts';
