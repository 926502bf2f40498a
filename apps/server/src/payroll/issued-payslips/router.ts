// Made by `npm run fix` from the folders beside it.
export { exportIssuedPayslips } from './export-issued-payslips.ts';
export { listIssuedPayslips } from './list-issued-payslips.ts';
export { listPayslipPlaces } from './list-payslip-places.ts';
export { movePayslips } from './move-payslips.ts';
