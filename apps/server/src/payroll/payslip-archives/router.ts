// Made by `npm run fix` from the folders beside it.
export { askPayslipArchive } from './ask-payslip-archive.ts';
export { cancelPayslipArchive } from './cancel-payslip-archive.ts';
export { downloadPayslipArchive } from './download-payslip-archive.ts';
export { getPayslipArchive } from './get-payslip-archive.ts';
export { listPayslipArchives } from './list-payslip-archives.ts';
export { watchPayslipArchive } from './watch-payslip-archive.ts';
