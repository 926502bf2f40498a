import { defineStateMachine } from '../../core/state-machine.ts';

/** Many payslips that are published, withdrawn, forbidden or allowed, from the asking to its end. What was moved before it ends stays moved. */
export const payslipMoveMachine = defineStateMachine({
  name: 'Payslip move',
  initial: 'running',
  labels: {
    running: { en: 'Under way', 'zh-CN': '进行中' },
    finished: { en: 'Done', 'zh-CN': '已完成' },
    failed: { en: 'Failed', 'zh-CN': '失败' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
  },
  transitions: [
    { event: 'finish', from: ['running'], to: 'finished', permission: 'system' },
    { event: 'fail', from: ['running'], to: 'failed', permission: 'system' },
    { event: 'cancel', from: ['running'], to: 'cancelled', permission: 'batch.publish-payslips' },
  ],
});

export type PayslipMoveState = keyof typeof payslipMoveMachine.labels;
export const payslipMoveStates = Object.keys(payslipMoveMachine.labels) as [PayslipMoveState, ...PayslipMoveState[]];
