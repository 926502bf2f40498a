export * from './list-issued-payslips.ts';
export * from './move-payslips.ts';
