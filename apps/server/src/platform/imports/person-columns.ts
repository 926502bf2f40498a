import type { ImportColumn } from '@wagewright/db';

/** Whose a row is, of what people have; the name beside the number is for people. */
export const personColumns: readonly ImportColumn[] = [
  { code: 'employeeNumber', name: { en: 'Number', 'zh-CN': '工号' }, type: 'text', role: 'key', scale: 0, currency: null },
  { code: 'employeeName', name: { en: 'Employee', 'zh-CN': '员工' }, type: 'text', role: 'note', scale: 0, currency: null },
];
