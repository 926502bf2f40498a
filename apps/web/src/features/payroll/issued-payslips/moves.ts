import type { PayslipMoveEvent } from '@wagewright/contracts/payroll/payslips';
import type { IssuedPayslip } from './issued-payslip-columns.tsx';

/** What can be done with payslips of a status; of a published one, withdrawing still asks whether it was seen. */
export const movesOf: Readonly<Record<IssuedPayslip['status'], readonly PayslipMoveEvent[]>> = {
  unpublished: ['publish', 'forbid'],
  published: ['withdraw', 'forbid'],
  forbidden: ['allow'],
};
