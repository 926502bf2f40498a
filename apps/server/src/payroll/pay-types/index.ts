export { payTypesImport } from './import-pay-types.ts';
export { calledAlike } from './list-names.ts';
export { lastingCopies, usersOf, usesByCode } from './uses.ts';
