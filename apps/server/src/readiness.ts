// Made by `npm run fix` from the folders beside it.
import { readiness as payrollBatches } from './payroll/batches/readiness.ts';
import { readiness as payrollCopies } from './payroll/copies/readiness.ts';
import { readiness as payrollPayslips } from './payroll/payslips/readiness.ts';
import { readiness as payrollVariance } from './payroll/variance/readiness.ts';

export const readiness = [...payrollBatches, ...payrollCopies, ...payrollPayslips, ...payrollVariance];
