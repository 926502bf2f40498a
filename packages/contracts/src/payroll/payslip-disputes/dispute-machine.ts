import { defineStateMachine } from '../../core/state-machine.ts';

/** What an employee says is wrong with a payslip: both sides write until it is resolved, or its employee confirms the payslip after all. */
export const payslipDisputeMachine = defineStateMachine({
  name: 'Dispute',
  initial: 'open',
  labels: {
    open: { en: 'Waiting for an answer', 'zh-CN': '待答复' },
    answered: { en: 'Answered', 'zh-CN': '已答复' },
    resolved: { en: 'Resolved', 'zh-CN': '已解决' },
  },
  transitions: [
    { event: 'write', from: ['open', 'answered'], to: 'open', permission: 'payslip.read-own' },
    { event: 'reopen', from: ['resolved'], to: 'open', permission: 'payslip.read-own' },
    { event: 'settle', from: ['open', 'answered'], to: 'resolved', permission: 'payslip.read-own' },
    { event: 'answer', from: ['open', 'answered'], to: 'answered', permission: 'batch.publish-payslips' },
    { event: 'resolve', from: ['open', 'answered'], to: 'resolved', permission: 'batch.publish-payslips' },
  ],
});

export type PayslipDisputeStatus = keyof typeof payslipDisputeMachine.labels;
export type PayslipDisputeEvent = (typeof payslipDisputeMachine.transitions)[number]['event'];
export const payslipDisputeStatuses = Object.keys(payslipDisputeMachine.labels) as [PayslipDisputeStatus, ...PayslipDisputeStatus[]];
/** What an entry of the thread did; `dispute` is the first. */
export const disputeEvents = ['dispute', 'write', 'reopen', 'settle', 'answer', 'resolve'] as const;
