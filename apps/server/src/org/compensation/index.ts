export { compensationImport } from './import-compensation.ts';
export { payOf, payWithin } from './load-pay.ts';
export { itemColumn, payWords, zeroMeansNone, zeroQuestion } from './pay-columns.ts';
export type { ChangesElsewhere } from './read-changes.ts';
