import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listPayslipRounds } from './list-payslip-rounds.ts';

export const menus = {
  payslipRounds: {
    area: 'payroll',
    rank: 12,
    label: { en: 'Payslip rounds', 'zh-CN': '工资单轮次' },
    path: '/payroll/payslip-rounds',
    needs: needsOf(listPayslipRounds),
  },
} as const satisfies MenuDefinitions;
