import type { Translation } from '../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  hello: '{{name}}，您好',
  lead: '最新动态与待办事项。',
  latestPayslip: '最近的工资单',
  noPayslip: '还没有发布给您的工资单。',
  allPayslips: '全部工资单',
  approvals: '等待您审批',
  noApprovals: '没有待审批事项。',
  allApprovals: '全部审批',
  batches: '进行中的批次',
  noBatches: '没有进行中的批次。',
  allBatches: '全部进行中的批次',
  messages: '未读消息',
  noMessages: '已全部阅读。',
  allMessages: '打开收件箱',
};
export default messages;
