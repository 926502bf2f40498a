import { defineStateMachine, stay } from '../../core/state-machine.ts';

/** Disabling a payslip setting is irreversible. */
export const payslipSettingMachine = defineStateMachine({
  name: 'Payslip setting',
  initial: 'draft',
  labels: {
    draft: { en: 'Draft', 'zh-CN': '草稿' },
    active: { en: 'Active', 'zh-CN': '启用' },
    disabled: { en: 'Disabled', 'zh-CN': '停用' },
  },
  transitions: [
    { event: 'activate', from: ['draft'], to: 'active', permission: 'solution.edit' },
    { event: 'disable', from: ['active'], to: 'disabled', permission: 'solution.edit' },
    ...stay({ event: 'edit', from: ['draft', 'active'], permission: 'solution.edit' }),
  ],
});

export type PayslipSettingStatus = keyof typeof payslipSettingMachine.labels;
export const payslipSettingStatuses = Object.keys(payslipSettingMachine.labels) as [PayslipSettingStatus, ...PayslipSettingStatus[]];

/** An employee's payslip of a batch. A published one can be withdrawn until it has been seen. */
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
    ...stay({ event: 'mark-seen', from: ['published'], guard: ['!seen'], permission: 'payslip.read-own' }),
  ],
});
export type PayslipStatus = keyof typeof payslipMachine.labels;
