// Made by `npm run fix` from the folders beside it.
import { errors as balances } from './balances/errors.ts';
import { errors as batches } from './batches/errors.ts';
import { errors as copies } from './copies/errors.ts';
import { errors as findings } from './findings/errors.ts';
import { errors as globalTables } from './global-tables/errors.ts';
import { errors as inheritance } from './inheritance/errors.ts';
import { errors as payTypes } from './pay-types/errors.ts';
import { errors as payslipArchives } from './payslip-archives/errors.ts';
import { errors as payslipMoves } from './payslip-moves/errors.ts';
import { errors as payslipRounds } from './payslip-rounds/errors.ts';
import { errors as payslipSettings } from './payslip-settings/errors.ts';
import { errors as payslips } from './payslips/errors.ts';
import { errors as periods } from './periods/errors.ts';
import { errors as scenarios } from './scenarios/errors.ts';
import { errors as setups } from './setups/errors.ts';
import { errors as solutions } from './solutions/errors.ts';
import { errors as variance } from './variance/errors.ts';
import { errors as whatIfs } from './what-ifs/errors.ts';

export const errors = {
  ...balances,
  ...batches,
  ...copies,
  ...findings,
  ...globalTables,
  ...inheritance,
  ...payTypes,
  ...payslipArchives,
  ...payslipMoves,
  ...payslipRounds,
  ...payslipSettings,
  ...payslips,
  ...periods,
  ...scenarios,
  ...setups,
  ...solutions,
  ...variance,
  ...whatIfs,
};
