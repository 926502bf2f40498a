export { payslipsWithin } from '../payslips/index.ts';
export { loadPayslipsForChange } from './load-payslips.ts';
