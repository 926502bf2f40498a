export { getEmployee } from './get-employee.ts';
export { searchEmployees } from './search-employees.ts';
