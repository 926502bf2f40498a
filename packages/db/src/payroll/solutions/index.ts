export { keepLists, lockLists, withFreeNames } from './company-lists.ts';
export { changedEntries, nameColumns, refuseNeeded, refuseWrongEntries, requireUnneeded, takenName } from './list-import.ts';
export { type CompanyList, type ListUse, listUses } from './list-uses.ts';
export { type CalculatedItem, calculatedItems, payslipItems } from './payslip-items.ts';
export { publishViews } from './publish-views.ts';
export { readDefinition } from './read-definition.ts';
export { registerElements } from './register-elements.ts';
