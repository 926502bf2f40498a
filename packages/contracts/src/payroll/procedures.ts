// Made by `npm run fix` from the folders beside it.
export * as balances from './balances/index.ts';
export * as batches from './batches/index.ts';
export * as configuration from './configuration/index.ts';
export * as copies from './copies/index.ts';
export * as findings from './findings/index.ts';
export * as globalTables from './global-tables/index.ts';
export * as inheritance from './inheritance/index.ts';
export * as overview from './overview/index.ts';
export * as payTypes from './pay-types/index.ts';
export * as payslips from './payslips/index.ts';
export * as periods from './periods/index.ts';
export * as rules from './rules/index.ts';
export * as scenarios from './scenarios/index.ts';
export * as solutions from './solutions/index.ts';
export * as tables from './tables/index.ts';
export * as variance from './variance/index.ts';
export * as whatIfs from './what-ifs/index.ts';
