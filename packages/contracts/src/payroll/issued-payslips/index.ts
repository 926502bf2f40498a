export * from './export-issued-payslips.ts';
export * from './list-issued-payslips.ts';
export * from './list-payslip-places.ts';
export * from './move-payslips.ts';
