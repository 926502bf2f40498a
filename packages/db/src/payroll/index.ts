// Made by `npm run fix` from the folders beside it.
export * from './balances/index.ts';
export * from './batches/index.ts';
export * from './findings/index.ts';
export * from './global-tables/index.ts';
export * from './known/index.ts';
export * from './pay-types/index.ts';
export * from './payslips/index.ts';
export * from './periods/index.ts';
export * from './runs/index.ts';
export * from './scenarios/index.ts';
export * from './solutions/index.ts';
export * from './tables/index.ts';
export * from './variance/index.ts';
export * from './what-ifs/index.ts';
