import * as approvalInstances from './approvals/instances/index.ts';
import type { ProcedureContract } from './core/procedure.ts';
import * as auth from './identity/auth/index.ts';
import * as identityMenus from './identity/menus/index.ts';
import * as employees from './org/employees/index.ts';
import * as balances from './payroll/balances/index.ts';
import * as batches from './payroll/batches/index.ts';
import * as payslips from './payroll/payslips/index.ts';
import * as periods from './payroll/periods/index.ts';
import * as solutions from './payroll/solutions/index.ts';
import * as tables from './payroll/tables/index.ts';
import * as whatIfs from './payroll/what-ifs/index.ts';
import * as platformLanguages from './platform/languages/index.ts';
import * as notifications from './platform/notifications/index.ts';

const isContract = (value: unknown): value is ProcedureContract =>
  typeof value === 'object' && value !== null && 'id' in value && 'kind' in value && 'permission' in value && 'rest' in value;

const slices = [
  notifications,
  platformLanguages,
  auth,
  identityMenus,
  employees,
  approvalInstances,
  solutions,
  periods,
  batches,
  tables,
  payslips,
  whatIfs,
  balances,
];

/** Every procedure of the product, by slice in the order of the areas. */
export const procedures: readonly ProcedureContract[] = slices.flatMap((slice) => Object.values(slice).filter(isContract));
