// Made by `npm run fix` from the folders beside it.
import { menus as balances } from './balances/menus.ts';
import { menus as batches } from './batches/menus.ts';
import { menus as globalTables } from './global-tables/menus.ts';
import { menus as issuedPayslips } from './issued-payslips/menus.ts';
import { menus as overview } from './overview/menus.ts';
import { menus as payTypes } from './pay-types/menus.ts';
import { menus as payslipDisputes } from './payslip-disputes/menus.ts';
import { menus as payslipRounds } from './payslip-rounds/menus.ts';
import { menus as payslipSettings } from './payslip-settings/menus.ts';
import { menus as payslips } from './payslips/menus.ts';
import { menus as periods } from './periods/menus.ts';
import { menus as scenarios } from './scenarios/menus.ts';
import { menus as solutions } from './solutions/menus.ts';

export const menus = {
  ...balances,
  ...batches,
  ...globalTables,
  ...issuedPayslips,
  ...overview,
  ...payTypes,
  ...payslipDisputes,
  ...payslipRounds,
  ...payslipSettings,
  ...payslips,
  ...periods,
  ...scenarios,
  ...solutions,
};
