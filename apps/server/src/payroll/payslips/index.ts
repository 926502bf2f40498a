export { itemNames } from './item-names.ts';
export { loadOwnPayslip, loadOwnPayslipForChange } from './load-payslip.ts';
export { missingPayslip } from './missing-payslip.ts';
export { figureSource, payslipDetail, programOf } from './payslip-detail.ts';
export { payslipsWithin } from './payslips-within.ts';
