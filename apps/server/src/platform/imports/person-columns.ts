import type { ImportColumn } from '@wagewright/db';

/** What people call somebody's number in files of their own. */
export const employeeNumberWords = [
  'Employee no.',
  'Employee number',
  'Employee ID',
  'Emp. no.',
  'Staff no.',
  'Staff ID',
  'Personnel number',
  'No.',
  'ID',
  '员工编号',
  '员工号',
  '人员编号',
  '职工编号',
  '职工号',
  '编号',
  '工牌号',
];

/** Whose a row is, of what people have; the name beside the number is for people. */
export const personColumns: readonly ImportColumn[] = [
  {
    code: 'employeeNumber',
    name: { en: 'Number', 'zh-CN': '工号' },
    type: 'text',
    role: 'key',
    scale: 0,
    currency: null,
    synonyms: [...employeeNumberWords],
  },
  { code: 'employeeName', name: { en: 'Employee', 'zh-CN': '员工' }, type: 'text', role: 'note', scale: 0, currency: null },
];
