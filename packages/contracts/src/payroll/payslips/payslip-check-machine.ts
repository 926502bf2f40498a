import { defineStateMachine } from '../../core/state-machine.ts';

/** What an employee says of a published payslip. It is waited for until its check day; afterwards they still can. */
export const payslipCheckMachine = defineStateMachine({
  name: 'Payslip check',
  initial: 'unchecked',
  labels: {
    unchecked: { en: 'Not checked yet', 'zh-CN': '待核对' },
    confirmed: { en: 'Confirmed', 'zh-CN': '已确认' },
    disputed: { en: 'Disputed', 'zh-CN': '有异议' },
    resolved: { en: 'Dispute resolved', 'zh-CN': '异议已解决' },
    unanswered: { en: 'Not answered', 'zh-CN': '未答复' },
  },
  transitions: [
    { event: 'confirm', from: ['unchecked', 'unanswered', 'disputed', 'resolved'], to: 'confirmed', permission: 'payslip.read-own' },
    { event: 'dispute', from: ['unchecked', 'unanswered', 'confirmed', 'resolved'], to: 'disputed', permission: 'payslip.read-own' },
    { event: 'resolve', from: ['disputed'], to: 'resolved', permission: 'batch.publish-payslips' },
    { event: 'lapse', from: ['unchecked'], to: 'unanswered', permission: 'system' },
    { event: 'withdraw', from: ['unchecked', 'unanswered'], to: 'unchecked', permission: 'batch.publish-payslips' },
  ],
});

export type PayslipCheckStatus = keyof typeof payslipCheckMachine.labels;
export const payslipCheckStatuses = Object.keys(payslipCheckMachine.labels) as [PayslipCheckStatus, ...PayslipCheckStatus[]];
