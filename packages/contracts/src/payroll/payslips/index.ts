export * from './explain-my-payslip-line.ts';
export * from './get-my-payslip.ts';
export * from './list-batch-payslips.ts';
export * from './list-my-payslips.ts';
export * from './mark-payslip-seen.ts';
export * from './payslip.ts';
export * from './payslip-machine.ts';
