// Made by `npm run fix` from the folders beside it.
export * as compensation from './compensation/index.ts';
export * as costAllocations from './cost-allocations/index.ts';
export * as costCenters from './cost-centers/index.ts';
export * as departments from './departments/index.ts';
export * as employees from './employees/index.ts';
export * as grades from './grades/index.ts';
export * as legalEntities from './legal-entities/index.ts';
export * as paymentData from './payment-data/index.ts';
export * as positions from './positions/index.ts';
