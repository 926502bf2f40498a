import type { Outputs } from '../../../shared/api/trpc.ts';

export type Setting = Outputs['payroll']['payslipSettings']['getPayslipSetting'];
export type SettingRow = Outputs['payroll']['payslipSettings']['listPayslipSettings']['rows'][number];
export type Style = Setting['style'];
export type Group = Style['groups'][number];
export type Item = Group['items'][number];
export type OfferedItem = Setting['offered'][number];

export const steps = ['basic', 'style', 'preview'] as const;
export type Step = (typeof steps)[number];

export const statusTones = { draft: 'ready', active: 'good', disabled: 'quiet' } as const;
