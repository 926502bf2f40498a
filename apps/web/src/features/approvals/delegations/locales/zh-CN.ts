import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '审批代理',
  lead: '您不在时由谁代您审批，以及您代谁审批。',
  emptyTitle: '没有审批代理',
  emptyText: '您不在时，可以委托他人在这段时间代为审批。',
  new: '委托代理人',
  newTitle: '由谁代您审批？',
  newText: '等待您审批的事项同时会等待代理人处理（{{kinds}}）。您自己仍可审批，历史中会显示两人的姓名。代理人不能审批自己提交的事项。',
  to: '代理人',
  startsOn: '开始日期',
  endsOn: '结束日期',
  missing: '请选择人员',
  missingDay: '请选择日期',
  backwards: '结束日期早于开始日期',
  separator: '、',
  create: '委托',
  created: '{{who}} 将代您审批',
  end: '结束',
  endAsk: '不再由 {{to}} 代您审批？',
  endText: '此后对方不能再代您审批，已作出的审批保持不变。',
  ended: '已结束',
  columns: { who: '代理关系', days: '期间', reason: '备注', state: '状态', end: '结束代理' },
  who: { given: '{{to}} 代您审批', received: '您代 {{from}} 审批' },
  states: { ahead: '未开始', active: '代理中', over: '已到期', ended: '已结束' },
};
export default messages;
