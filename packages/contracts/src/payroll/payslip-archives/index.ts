export * from './ask-payslip-archive.ts';
export * from './cancel-payslip-archive.ts';
export * from './download-payslip-archive.ts';
export * from './get-payslip-archive.ts';
export * from './list-payslip-archives.ts';
export * from './payslip-archive.ts';
export * from './payslip-archive-machine.ts';
export * from './watch-payslip-archive.ts';
