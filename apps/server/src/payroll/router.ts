// Made by `npm run fix` from the folders beside it.
export * as balances from './balances/router.ts';
export * as batches from './batches/router.ts';
export * as configuration from './configuration/router.ts';
export * as copies from './copies/router.ts';
export * as findings from './findings/router.ts';
export * as globalTables from './global-tables/router.ts';
export * as inheritance from './inheritance/router.ts';
export * as overview from './overview/router.ts';
export * as payTypes from './pay-types/router.ts';
export * as payslips from './payslips/router.ts';
export * as periods from './periods/router.ts';
export * as rules from './rules/router.ts';
export * as scenarios from './scenarios/router.ts';
export * as solutions from './solutions/router.ts';
export * as tables from './tables/router.ts';
export * as variance from './variance/router.ts';
export * as whatIfs from './what-ifs/router.ts';
