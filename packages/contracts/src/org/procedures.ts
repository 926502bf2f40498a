// Made by `npm run fix` from the folders beside it.
export * as certificates from './certificates/index.ts';
export * as compensation from './compensation/index.ts';
export * as contacts from './contacts/index.ts';
export * as contracts from './contracts/index.ts';
export * as costAllocations from './cost-allocations/index.ts';
export * as costCenters from './cost-centers/index.ts';
export * as customFields from './custom-fields/index.ts';
export * as departments from './departments/index.ts';
export * as documents from './documents/index.ts';
export * as employees from './employees/index.ts';
export * as grades from './grades/index.ts';
export * as legalEntities from './legal-entities/index.ts';
export * as oneTimePayments from './one-time-payments/index.ts';
export * as paymentData from './payment-data/index.ts';
export * as positions from './positions/index.ts';
export * as salaryStructures from './salary-structures/index.ts';
