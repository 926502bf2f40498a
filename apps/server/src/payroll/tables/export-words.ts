import type { LocalizedText } from '@wagewright/contracts';
import type { PivotAggregate } from '@wagewright/contracts/payroll/tables';

const text = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

/** What the screens call the same things; a test holds them together. */
export const exportWords = {
  name: text('Employee', '员工'),
  employeeNumber: text('Number', '工号'),
  department: text('Department', '部门'),
  line: text('Line', '行'),
  from: text('From', '开始日期'),
  to: text('To', '结束日期'),
  movement: text('Movement', '入离职'),
  held: text('Held', '暂缓发放'),
  hasErrors: text('With errors', '有错误'),
  people: text('People', '人数'),
  rows: text('Rows', '行数'),
  total: text('Total', '合计'),
  pivot: text('pivot', '透视表'),
  groups: text('groups', '分组'),
  anyRow: text('all rows', '所有行'),
  /** Where a value could not be worked out; the reason is in the list of errors. */
  failed: text('no value', '无值'),
  nothing: text('Without a value', '无值'),
  yes: text('Yes', '是'),
  no: text('No', '否'),
  neither: text('Neither', '均否'),
} as const;

export const movementWords: Readonly<Record<string, LocalizedText>> = {
  joiner: text('Joiner', '入职'),
  leaver: text('Leaver', '离职'),
  both: text('Joiner and leaver', '入职并离职'),
};

export const aggregateWords: Readonly<Record<PivotAggregate, LocalizedText>> = {
  sum: text('Sum', '合计'),
  count: text('Number', '计数'),
  average: text('Average', '平均'),
  min: text('Least', '最小'),
  max: text('Most', '最大'),
};
