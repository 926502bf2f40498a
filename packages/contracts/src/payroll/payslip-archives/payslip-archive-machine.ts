import { defineStateMachine } from '../../core/state-machine.ts';

/** Payslips as PDF in zip files, from the asking to their end. Only a finished one has files to take. */
export const payslipArchiveMachine = defineStateMachine({
  name: 'Payslip archive',
  initial: 'running',
  labels: {
    running: { en: 'Being made', 'zh-CN': '生成中' },
    finished: { en: 'Made', 'zh-CN': '已生成' },
    failed: { en: 'Failed', 'zh-CN': '失败' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  },
  transitions: [
    { event: 'finish', from: ['running'], to: 'finished', permission: 'system' },
    { event: 'fail', from: ['running'], to: 'failed', permission: 'system' },
    { event: 'cancel', from: ['running'], to: 'cancelled', permission: 'pay.read' },
  ],
});

export type PayslipArchiveState = keyof typeof payslipArchiveMachine.labels;
export const payslipArchiveStates = Object.keys(payslipArchiveMachine.labels) as [PayslipArchiveState, ...PayslipArchiveState[]];
