import { defineStateMachine, stay } from '../../core/state-machine.ts';

const open = ['pending-approval', 'in-approval'] as const;

/**
 * Leave, overtime, a correction of attendance: asked for, approved, and counted from then on. What came back to whoever asked can be submitted again; what was
 * approved can be taken back, and is then as if it had never been.
 */
export const timeRequestMachine = defineStateMachine({
  name: 'Request',
  initial: 'pending-approval',
  labels: {
    'pending-approval': { en: 'In approval', 'zh-CN': '审批中' },
    'in-approval': { en: 'In approval', 'zh-CN': '审批中' },
    approved: { en: 'Approved', 'zh-CN': '审批通过' },
    rejected: { en: 'Rejected', 'zh-CN': '已驳回' },
    'rolled-back': { en: 'Sent back', 'zh-CN': '已退回' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  },
  transitions: [
    { event: 'submit', from: ['rolled-back'], to: 'pending-approval', permission: 'signed-in' },
    { event: 'decide-node', from: open, to: 'in-approval', permission: 'approval.decide' },
    { event: 'approve', from: open, to: 'approved', permission: 'approval.decide' },
    { event: 'reject', from: open, to: 'rejected', permission: 'approval.decide' },
    { event: 'roll-back', from: open, to: 'rolled-back', permission: 'approval.decide' },
    { event: 'withdraw', from: open, to: 'cancelled', permission: 'signed-in' },
    { event: 'cancel', from: ['rolled-back'], to: 'cancelled', permission: 'signed-in' },
    { event: 'revoke', from: ['approved'], to: 'cancelled', permission: 'signed-in' },
    ...stay({ event: 'confirm', from: ['approved'], permission: 'overtime.confirm' }),
  ],
});
export type TimeRequestStatus = keyof typeof timeRequestMachine.labels;
export type TimeRequestEvent = (typeof timeRequestMachine.transitions)[number]['event'];
export const timeRequestStatuses = Object.keys(timeRequestMachine.labels) as [TimeRequestStatus, ...TimeRequestStatus[]];
