export { moneyText } from './payslip-view.ts';
