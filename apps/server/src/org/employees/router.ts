// Made by `npm run fix` from the folders beside it.
export { cancelEnd } from './cancel-end.ts';
export { changeAssignment } from './change-assignment.ts';
export { createEmployee } from './create-employee.ts';
export { endEmployment } from './end-employment.ts';
export { exportEmployees } from './export-employees.ts';
export { getEffectOnPay } from './get-effect-on-pay.ts';
export { getEmployee } from './get-employee.ts';
export { getEmployeeChanges } from './get-employee-changes.ts';
export { getEmploymentChoices } from './get-employment-choices.ts';
export { groupEmployees } from './group-employees.ts';
export { listAssignments } from './list-assignments.ts';
export { listEmployees } from './list-employees.ts';
export { rehireEmployee } from './rehire-employee.ts';
export { removeAssignmentChange } from './remove-assignment-change.ts';
export { searchEmployees } from './search-employees.ts';
export { takeBackRehire } from './take-back-rehire.ts';
export { updateEmployee } from './update-employee.ts';
