import type { Step } from '../../step.ts';

/** A list leaves as a file. */
export const steps: readonly Step[] = [{ procedure: 'payroll/issued-payslips/export-issued-payslips', by: 'clerk', input: () => ({}) }];
