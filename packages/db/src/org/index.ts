// Made by `npm run fix` from the folders beside it.
export * from './certificates/index.ts';
export * from './company-lists/index.ts';
export * from './compensation/index.ts';
export * from './cost-centers/index.ts';
export * from './custom-fields/index.ts';
export * from './dated/index.ts';
export * from './departments/index.ts';
export * from './employees/index.ts';
export * from './one-time-payments/index.ts';
export * from './payment-data/index.ts';
export * from './positions/index.ts';
export * from './service/index.ts';
