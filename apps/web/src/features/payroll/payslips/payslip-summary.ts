import type { Outputs } from '../../../shared/api/trpc.ts';

export type PayslipSummary = Outputs['payroll']['payslips']['listMyPayslips']['rows'][number];
