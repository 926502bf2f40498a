import type { Outputs } from '../../../shared/api/trpc.ts';

/** One payslip as whoever runs payroll reads it. */
export type ReadPayslip = Outputs['payroll']['payslips']['getPayslip'];
