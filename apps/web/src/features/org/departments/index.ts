export { DepartmentSelect } from './DepartmentSelect.tsx';
