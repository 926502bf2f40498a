import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '审批',
  lead: '等待您决定的事项。',
  show: '显示哪些审批',
  pending: '待处理',
  processed: '已处理',
  emptyPendingTitle: '没有待处理事项',
  emptyPendingText: '有人向您提交批次时，会显示在这里和收件箱中。',
  emptyProcessedTitle: '您还没有处理过审批',
  columns: { what: '事项', by: '提交人', at: '提交时间', status: '状态' },
  submitted: '{{who}} 于 {{when}} 提交',
  steps: '审批流程',
  stepStates: { waiting: '未到', current: '当前节点', approved: '已通过', rejected: '已驳回', skipped: '无需审批' },
  approvers: '审批人：{{names}}',
  stepCount_other: '共 {{count}} 个节点',
  decisions: '审批记录',
  decisionCount_other: '共 {{count}} 条',
  noDecisions: '尚无人审批。',
  onBehalf: '代 {{who}}',
  actions: { approve: '通过', reject: '驳回', 'roll-back': '退回', submit: '提交', withdraw: '撤回' },
  did: { approve: '审批通过', reject: '驳回', 'roll-back': '退回提交人', submit: '提交', withdraw: '撤回' },
  ask: { approve: '通过“{{title}}”？', reject: '驳回“{{title}}”？', 'roll-back': '退回“{{title}}”？' },
  askSeveral: { approve_other: '通过 {{count}} 项？', reject_other: '驳回 {{count}} 项？', 'roll-back_other': '退回 {{count}} 项？' },
  confirm: {
    approve_other: '最后一级审批通过后，以上数字即为最终结果。',
    reject_other: '将被驳回，请说明需要修改的内容。',
    'roll-back_other': '将退回提交人，保留计算结果。请说明原因。',
  },
  done: { approve: '已通过', reject: '已驳回', 'roll-back': '已退回' },
  doneSeveral: {
    approve: '{{total}} 项中已通过 {{count}} 项',
    reject: '{{total}} 项中已驳回 {{count}} 项',
    'roll-back': '{{total}} 项中已退回 {{count}} 项',
  },
  choose: '选择“{{title}}”',
  chosen_other: '已选 {{total}} 项',
  subject: '审批内容',
  remarks: '提交人备注',
  ownSubmission: '这是您提交的，须由其他人审批。',
};
export default messages;
