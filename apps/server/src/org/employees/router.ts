// Made by `npm run fix` from the folders beside it.
export { exportEmployees } from './export-employees.ts';
export { getEffectOnPay } from './get-effect-on-pay.ts';
export { getEmployee } from './get-employee.ts';
export { groupEmployees } from './group-employees.ts';
export { listEmployees } from './list-employees.ts';
export { searchEmployees } from './search-employees.ts';
