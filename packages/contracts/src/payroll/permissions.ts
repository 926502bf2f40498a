// Made by `npm run fix` from the folders beside it.
import { permissions as balances } from './balances/permissions.ts';
import { permissions as batches } from './batches/permissions.ts';
import { permissions as globalTables } from './global-tables/permissions.ts';
import { permissions as payTypes } from './pay-types/permissions.ts';
import { permissions as payslips } from './payslips/permissions.ts';
import { permissions as periods } from './periods/permissions.ts';
import { permissions as scenarios } from './scenarios/permissions.ts';
import { permissions as setups } from './setups/permissions.ts';
import { permissions as solutions } from './solutions/permissions.ts';

export const permissions = {
  ...balances,
  ...batches,
  ...globalTables,
  ...payTypes,
  ...payslips,
  ...periods,
  ...scenarios,
  ...setups,
  ...solutions,
};
