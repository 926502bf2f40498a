export { departmentsImport } from './import-departments.ts';
export { requireStanding } from './load-department.ts';
export { readChanges } from './read-changes.ts';
