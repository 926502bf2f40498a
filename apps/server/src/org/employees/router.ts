// Made by `npm run fix` from the folders beside it.
export { getEmployee } from './get-employee.ts';
export { searchEmployees } from './search-employees.ts';
