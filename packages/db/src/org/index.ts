// Made by `npm run fix` from the folders beside it.
export * from './compensation/index.ts';
export * from './dated/index.ts';
export * from './departments/index.ts';
export * from './employees/index.ts';
export * from './payment-data/index.ts';
