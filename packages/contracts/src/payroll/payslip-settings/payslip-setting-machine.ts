import { defineStateMachine, stay } from '../../core/state-machine.ts';

/** Disabling a payslip setting is irreversible (specification §4). */
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
    // its record goes with it
    ...stay({ event: 'delete', from: ['draft'], permission: 'solution.edit' }),
    ...stay({ event: 'edit', from: ['draft', 'active'], permission: 'solution.edit' }),
  ],
});

export type PayslipSettingStatus = keyof typeof payslipSettingMachine.labels;
export const payslipSettingStatuses = Object.keys(payslipSettingMachine.labels) as [PayslipSettingStatus, ...PayslipSettingStatus[]];
