/** What compensation files can hold, and files that are imported into them. */
export { amountRules } from './amount-rules.ts';
export { isNoCurrency } from './currencies.ts';
export { type CompensationFacts } from './import-facts.ts';
export { compensationTarget } from './import-target.ts';
export { limitsBroken } from './limits.ts';
export { lockCompensationItems } from './lock-items.ts';
export { nameOwners } from './name-owners.ts';
export { payColumn } from './pay-column.ts';
export { monthOf, payableRecords } from './payable-records.ts';
