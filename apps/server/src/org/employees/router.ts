// Made by `npm run fix` from the folders beside it.
export { getEffectOnPay } from './get-effect-on-pay.ts';
export { getEmployee } from './get-employee.ts';
export { searchEmployees } from './search-employees.ts';
