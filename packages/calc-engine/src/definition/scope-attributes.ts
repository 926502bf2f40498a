/**
 * What an application scope says of a person by a word of its own. Besides these it may read the columns of the definition's own records with
 * one row a person (`Employee.BaseSalary`) and its rates, under the names that they have there (ADR 77).
 */
import type { LocalizedName } from '@wagewright/contracts/definition';

export interface ScopeAttribute {
  readonly code: string;
  readonly name: LocalizedName;
  readonly type: 'text' | 'date';
  /** A word of the catalogue of sources, which says as of which day it is. */
  readonly source: string;
}

type Entry = readonly [code: string, type: ScopeAttribute['type'], source: string, en: string, zh: string];

const entries: readonly Entry[] = [
  ['Number', 'text', 'employee.number', 'Employee number', '工号'],
  ['Name', 'text', 'employee.name', 'Name', '姓名'],
  ['Gender', 'text', 'employee.gender', 'Gender', '性别'],
  ['Email', 'text', 'employee.email', 'E-mail address', '电子邮箱'],
  ['HireDate', 'date', 'employee.hire_date', 'First day of employment', '入职日期'],
  ['TerminationDate', 'date', 'employee.termination_date', 'Last day of employment', '离职日期'],
  ['Category', 'text', 'assignment.category', 'Category', '员工类别'],
  ['Department', 'text', 'assignment.department', 'Department', '部门'],
  ['DepartmentName', 'text', 'assignment.department_name', 'Name of the department', '部门名称'],
  ['Position', 'text', 'assignment.position', 'Position', '职位'],
  ['PositionTitle', 'text', 'assignment.position_title', 'Title of the position', '职位名称'],
  ['Grade', 'text', 'assignment.grade', 'Grade', '职级'],
  ['CostCenter', 'text', 'assignment.cost_center', 'Cost centre', '成本中心'],
];

export const scopeAttributes: readonly ScopeAttribute[] = entries.map(([code, type, source, en, zh]) => ({
  code,
  type,
  source,
  name: { en, 'zh-CN': zh },
}));
