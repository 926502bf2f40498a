// Made by `npm run fix` from the folders beside it.
export { changeDepartment } from './change-department.ts';
export { closeDepartment } from './close-department.ts';
export { createDepartment } from './create-department.ts';
export { deleteDepartment } from './delete-department.ts';
export { getDepartment } from './get-department.ts';
export { listDepartments } from './list-departments.ts';
export { mergeDepartments } from './merge-departments.ts';
export { removeDepartmentChange } from './remove-department-change.ts';
export { updateDepartment } from './update-department.ts';
