// Made by `npm run fix` from the folders beside it.
export { downloadMyPayslip } from './download-my-payslip.ts';
export { downloadPayslip } from './download-payslip.ts';
export { explainMyPayslipLine } from './explain-my-payslip-line.ts';
export { getMyPayslip } from './get-my-payslip.ts';
export { getPayslip } from './get-payslip.ts';
export { listBatchPayslips } from './list-batch-payslips.ts';
export { listMissingPayslips } from './list-missing-payslips.ts';
export { listMyPayslips } from './list-my-payslips.ts';
export { markPayslipSeen } from './mark-payslip-seen.ts';
