// Made by `npm run fix` from the folders beside it.
export * as certificates from './certificates/router.ts';
export * as compensation from './compensation/router.ts';
export * as contacts from './contacts/router.ts';
export * as contracts from './contracts/router.ts';
export * as costAllocations from './cost-allocations/router.ts';
export * as costCenters from './cost-centers/router.ts';
export * as customFields from './custom-fields/router.ts';
export * as departments from './departments/router.ts';
export * as documents from './documents/router.ts';
export * as employees from './employees/router.ts';
export * as grades from './grades/router.ts';
export * as legalEntities from './legal-entities/router.ts';
export * as oneTimePayments from './one-time-payments/router.ts';
export * as paymentData from './payment-data/router.ts';
export * as positions from './positions/router.ts';
export * as salaryStructures from './salary-structures/router.ts';
