import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listPayslipSettings } from './list-payslip-settings.ts';

export const menus = {
  payslipSettings: {
    area: 'payroll',
    rank: 13,
    label: { en: 'Payslip settings', 'zh-CN': '工资单设置' },
    path: '/payroll/payslip-settings',
    needs: needsOf(listPayslipSettings),
  },
} as const satisfies MenuDefinitions;
