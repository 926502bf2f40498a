import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listDisputes } from './list-disputes.ts';

export const menus = {
  payslipDisputes: {
    area: 'payroll',
    rank: 13,
    label: { en: 'Disputes', 'zh-CN': '工资单异议' },
    path: '/payroll/payslip-disputes',
    needs: needsOf(listDisputes),
  },
} as const satisfies MenuDefinitions;
