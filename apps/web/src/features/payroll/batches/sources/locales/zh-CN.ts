import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '计算所用数据',
  frozen: '数据冻结于 {{when}}。',
  counted: '按目前记录将冻结的内容，统计于 {{when}}。',
  notYet: '尚未冻结：准备数据时以当时的记录为准。',
  against: '与 {{batch}} 比较。',
  first: '没有可比较的上一批次。',
  none: '未读取任何数据',
  noneText: '规则未读取任何记录。',
  columns: {
    source: '来源',
    count: '已冻结',
    ahead: '将冻结',
    last: '上次',
    difference: '差异',
    changed: '最近更改',
    warnings: '请留意',
  },
  kinds: {
    employee: '人员',
    assignment: '任职',
    compensation: '薪酬档案',
    'one-time-payment': '一次性薪资',
    'cost-center': '成本中心分摊',
    overtime: '已批准加班',
    leave: '已批准休假',
    attendance: '考勤',
  },
  how: { typed: '{{when}}，由{{who}}录入', imported: '{{when}}，由{{who}}导入' },
  warnings: {
    older: '期间开始后没有新数据',
    'changed-after_other': '冻结后有 {{people}} 人的记录被更改，最近一次：{{when}}',
    gone: '本次没有数据，而上次有',
  },
};
export default messages;
