/** What compensation files can hold, and files that are imported into them. */
export { compensationTarget } from './import-target.ts';
export { limitsBroken } from './limits.ts';
export { lockCompensationItems } from './lock-items.ts';
export { isPaidOn, monthOf, payableRecords } from './payable-records.ts';
