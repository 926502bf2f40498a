import { defineStateMachine, findTransition, stay } from '../../core/state-machine.ts';

/** Payslips of a setting and a period by balance or by import: a job makes all of them or none; what it could not do can be tried again. */
export const payslipRoundMachine = defineStateMachine({
  name: 'Payslip round',
  initial: 'generating',
  labels: {
    generating: { en: 'Being generated', 'zh-CN': '生成中' },
    generated: { en: 'Generated', 'zh-CN': '已生成' },
    failed: { en: 'Failed', 'zh-CN': '生成失败' },
  },
  transitions: [
    { event: 'finish', from: ['generating'], to: 'generated', permission: 'system' },
    { event: 'fail', from: ['generating'], to: 'failed', permission: 'system' },
    { event: 'retry', from: ['failed'], to: 'generating', permission: 'batch.generate-payslips' },
  ],
});
export type PayslipRoundStatus = keyof typeof payslipRoundMachine.labels;

/** An employee's payslip of a batch or a round. A published one can be withdrawn until it has been seen. */
export const payslipMachine = defineStateMachine({
  name: 'Payslip',
  initial: 'not-set',
  labels: {
    'not-set': { en: 'Not set', 'zh-CN': '未设置' },
    'not-generated': { en: 'Not generated', 'zh-CN': '未生成' },
    unpublished: { en: 'Unpublished', 'zh-CN': '未发布' },
    published: { en: 'Published', 'zh-CN': '已发布' },
    forbidden: { en: 'Viewing forbidden', 'zh-CN': '禁止查看' },
  },
  transitions: [
    { event: 'set', from: ['not-set'], to: 'not-generated', permission: 'system' },
    { event: 'generate', from: ['not-generated', 'unpublished'], to: 'unpublished', permission: 'batch.generate-payslips' },
    { event: 'publish', from: ['unpublished'], to: 'published', permission: 'batch.publish-payslips' },
    { event: 'withdraw', from: ['published'], to: 'unpublished', guard: ['!seen'], permission: 'batch.publish-payslips' },
    { event: 'forbid', from: ['unpublished', 'published'], to: 'forbidden', permission: 'batch.publish-payslips' },
    { event: 'allow', from: ['forbidden'], to: 'published', guard: ['wasPublished'], permission: 'batch.publish-payslips' },
    { event: 'allow', from: ['forbidden'], to: 'unpublished', guard: ['!wasPublished'], permission: 'batch.publish-payslips' },
    ...stay({ event: 'resend', from: ['published'], permission: 'batch.publish-payslips' }),
    ...stay({ event: 'mark-seen', from: ['published'], guard: ['!seen'], permission: 'payslip.read-own' }),
  ],
});
export type PayslipStatus = keyof typeof payslipMachine.labels;

/** What a payslip can be that there is; before, there is none. */
export const issuedStatuses = ['unpublished', 'published', 'forbidden'] as const satisfies readonly PayslipStatus[];
export type IssuedStatus = (typeof issuedStatuses)[number];

/**
 * What stands between a payee of a batch and a payslip that is not there yet: a setting, the end of their hold, an approval, its generation, or figures
 * without errors; or that the batch is closed or canceled.
 */
export const payslipObstacles = ['setting', 'held', 'approval', 'generation', 'errors', 'closed', 'canceled'] as const;
export type PayslipObstacle = (typeof payslipObstacles)[number];
export const payslipStatuses = Object.keys(payslipMachine.labels) as [PayslipStatus, ...PayslipStatus[]];

/** What a payslip is while there is none: an active setting of its solution sets those of everybody at once, and keeps nothing of it. */
export const statusWithoutPayslip = (hasSetting: boolean): PayslipStatus => {
  const { initial } = payslipMachine;
  const set = hasSetting ? findTransition(payslipMachine, initial, 'set', { seen: false, wasPublished: false }) : undefined;
  return set?.to ?? initial;
};
