export { departmentsTarget } from './import-target.ts';
export { type DepartmentRow, type DepartmentVersionRow, listDepartmentRows, listDepartmentVersions } from './list-departments.ts';
export { type Merging, takeOverDepartment } from './merge-departments.ts';
export {
  type Counted,
  countDepartmentsBelow,
  countPeopleIn,
  departmentDays,
  standsBelow,
  standsThroughout,
  wasDepartmentUsed,
} from './structure.ts';
