import { defineStateMachine } from '../../core/state-machine.ts';

/** One engine for all that is approved; what it is about follows through the handlers registered in the server's compose.ts. */
export const approvalMachine = defineStateMachine({
  name: 'Approval',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    'pending-approval': { en: 'In approval', 'zh-CN': '审批中' },
    'in-approval': { en: 'In approval', 'zh-CN': '审批中' },
    approved: { en: 'Approved', 'zh-CN': '审批通过' },
    rejected: { en: 'Rejected', 'zh-CN': '已驳回' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
    'rolled-back': { en: 'Rollback', 'zh-CN': '已退回' },
  },
  transitions: [
    { event: 'submit', from: ['draft'], to: 'pending-approval', permission: 'system' },
    {
      event: 'approve-node',
      from: ['pending-approval', 'in-approval'],
      to: 'in-approval',
      guard: ['!lastNode'],
      permission: 'approval.decide',
    },
    {
      event: 'approve-node',
      from: ['pending-approval', 'in-approval'],
      to: 'approved',
      guard: ['lastNode'],
      permission: 'approval.decide',
    },
    { event: 'reject', from: ['pending-approval', 'in-approval'], to: 'rejected', permission: 'approval.decide' },
    { event: 'withdraw', from: ['pending-approval', 'in-approval'], to: 'cancelled', permission: 'system' },
    { event: 'roll-back-to-node', from: ['in-approval'], to: 'in-approval', permission: 'approval.decide' },
    { event: 'roll-back-to-submitter', from: ['pending-approval', 'in-approval'], to: 'rolled-back', permission: 'approval.decide' },
    { event: 'reset', from: ['rolled-back'], to: 'draft', permission: 'system' },
  ],
});
export type ApprovalStatus = keyof typeof approvalMachine.labels;
export const approvalStatuses = Object.keys(approvalMachine.labels) as [ApprovalStatus, ...ApprovalStatus[]];
