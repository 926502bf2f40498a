import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '工资单',
  lead: '您可查看的全部批次的工资单。先选择状态，再批量发布、撤回、禁止或恢复查看。',
  emptyTitle: '暂无工资单',
  emptyText: '批次生成工资单后将显示在此处。',
  emptyFiltered: '没有符合条件的工资单。',
  status: '状态',
  anyStatus: '全部状态',
  search: '姓名或编号',
  choose: '选择 {{name}}',
  chosen_other: '已选 {{count}} 份工资单',
  tooMany: '一次最多 {{count}} 份。',
  columns: {
    name: '姓名',
    employeeNumber: '工号',
    number: '工资单编号',
    solution: '方案',
    period: '期间',
    status: '状态',
    seen: '查看时间',
    gross: '应发',
    net: '实发',
  },
  events: { publish: '发布', withdraw: '撤回', forbid: '禁止查看', allow: '恢复查看' },
  questions: {
    publish_other: '发布 {{count}} 份工资单？',
    withdraw_other: '撤回 {{count}} 份工资单？',
    forbid_other: '禁止查看 {{count}} 份工资单？',
    allow_other: '恢复查看 {{count}} 份工资单？',
  },
  follows: {
    publish: '发布后即可查看；此前未收到通知的员工将收到通知。',
    withdraw: '撤回后无法查看，直至再次发布。已被查看的工资单不能撤回。',
    forbid: '恢复之前员工无法查看。',
    allow: '此前已发布的可再次查看，其余保持未发布。',
  },
  done: {
    publish_other: '已发布 {{count}} 份工资单。',
    withdraw_other: '已撤回 {{count}} 份工资单。',
    forbid_other: '已禁止查看 {{count}} 份工资单。',
    allow_other: '已恢复查看 {{count}} 份工资单。',
  },
};
export default messages;
