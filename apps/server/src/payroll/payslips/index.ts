export { itemsOfVersion } from './items-of-version.ts';
export { loadOwnPayslip, loadOwnPayslipForChange } from './load-payslip.ts';
export { missingPayslip } from './missing-payslip.ts';
export { figureSource, payslipDetail, programOf } from './payslip-detail.ts';
export { moveFacts, publishedFirst } from './payslip-moves.ts';
export { payslipsWithin } from './payslips-within.ts';
