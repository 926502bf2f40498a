// Made by `npm run fix` from the folders beside it.
export { listIssuedPayslips } from './list-issued-payslips.ts';
export { movePayslips } from './move-payslips.ts';
