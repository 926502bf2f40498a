export { requireValid } from './check-record.ts';
export { compensationImport } from './import-compensation.ts';
export { limitsIn, sayAmount } from './item-limits.ts';
export { employeeForPay, itemByCode, payOf, payWithin, recurring, recurringItem } from './load-pay.ts';
export { itemColumn, payWords, zeroMeansNone, zeroQuestion } from './pay-columns.ts';
export type { ChangesElsewhere } from './read-changes.ts';
