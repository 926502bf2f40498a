export { compensationImport } from './import-compensation.ts';
export { payOf, payWithin } from './load-pay.ts';
export type { ChangesElsewhere } from './read-changes.ts';
