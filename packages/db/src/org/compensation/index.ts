/** What compensation files can hold, and files that are imported into them. */

export { type CompensationFacts } from './import-facts.ts';
export { compensationTarget } from './import-target.ts';
export { limitsBroken } from './limits.ts';
export { lockCompensationItems } from './lock-items.ts';
export { payColumn } from './pay-column.ts';
export { isPaidOn, monthOf, payableRecords } from './payable-records.ts';
