import { defineStateMachine, findTransition, stay } from '../../core/state-machine.ts';

/**
 * Payslips of a setting and a period by balance or by import: a job makes all of them or none. Until they are published they can be made anew, from a
 * ledger or an import that has changed, or be given up.
 */
export const payslipRoundMachine = defineStateMachine({
  name: 'Payslip round',
  initial: 'collecting',
  labels: {
    collecting: { en: 'To be generated', 'zh-CN': '待生成' },
    generating: { en: 'Being generated', 'zh-CN': '生成中' },
    generated: { en: 'Generated', 'zh-CN': '已生成' },
    failed: { en: 'Failed', 'zh-CN': '生成失败' },
    cancelled: { en: 'Cancelled', 'zh-CN': '已取消' },
    discarded: { en: 'Given up', 'zh-CN': '已作废' },
  },
  transitions: [
    {
      event: 'generate',
      from: ['collecting', 'failed', 'cancelled', 'generated'],
      to: 'generating',
      guard: ['!published', '!payslipsInHand'],
      permission: 'batch.generate-payslips',
    },
    { event: 'finish', from: ['generating'], to: 'generated', permission: 'system' },
    { event: 'fail', from: ['generating'], to: 'failed', permission: 'system' },
    { event: 'cancel', from: ['generating'], to: 'cancelled', permission: 'batch.generate-payslips' },
    // an import has brought figures, or has taken them back
    {
      event: 'change-lines',
      from: ['collecting', 'failed', 'cancelled', 'generated'],
      to: 'collecting',
      guard: ['!published', '!payslipsInHand'],
      permission: 'batch.generate-payslips',
    },
    {
      event: 'discard',
      from: ['collecting', 'failed', 'cancelled', 'generated'],
      to: 'discarded',
      guard: ['!published', '!payslipsInHand'],
      permission: 'batch.generate-payslips',
    },
    ...stay({ event: 'publish', from: ['generated'], guard: ['!published', '!payslipsInHand'], permission: 'batch.publish-payslips' }),
  ],
});
export type PayslipRoundStatus = keyof typeof payslipRoundMachine.labels;
export type PayslipRoundEvent = (typeof payslipRoundMachine.transitions)[number]['event'];
export const payslipRoundStatuses = Object.keys(payslipRoundMachine.labels) as [PayslipRoundStatus, ...PayslipRoundStatus[]];

/** What a job does to all payslips of a batch, or of a round. */
export const payslipJobKinds = ['generate', 'publish', 'resend'] as const;
export type PayslipJobKind = (typeof payslipJobKinds)[number];

/** What such a job does one after the other: person by person, and then it holds them against what they were made from. All of it is one transaction. */
export const payslipJobParts = ['queued', 'people', 'sums'] as const;
export type PayslipJobPart = (typeof payslipJobParts)[number];

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

/** What is done with single payslips; the first publishing of a batch is the batch’s own. */
export const payslipMoveEvents = ['publish', 'withdraw', 'forbid', 'allow'] as const;
export type PayslipMoveEvent = (typeof payslipMoveEvents)[number];

/** What a payslip can be that there is; before, there is none. */
export const issuedStatuses = ['unpublished', 'published', 'forbidden'] as const satisfies readonly PayslipStatus[];
export type IssuedStatus = (typeof issuedStatuses)[number];

/**
 * What stands between a payee of a batch and a payslip that is not there yet: a setting, the end of their hold, an approval, its generation, or figures
 * without errors; or that the batch has published them, is closed or canceled: then they are paid by another one.
 */
export const payslipObstacles = ['setting', 'held', 'approval', 'generation', 'errors', 'published', 'closed', 'canceled'] as const;
export type PayslipObstacle = (typeof payslipObstacles)[number];
export const payslipStatuses = Object.keys(payslipMachine.labels) as [PayslipStatus, ...PayslipStatus[]];

/** What a payslip is while there is none: an active setting of its solution sets those of everybody at once, and keeps nothing of it. */
export const statusWithoutPayslip = (hasSetting: boolean): PayslipStatus => {
  const { initial } = payslipMachine;
  const set = hasSetting ? findTransition(payslipMachine, initial, 'set', { seen: false, wasPublished: false }) : undefined;
  return set?.to ?? initial;
};
