import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listIssuedPayslips } from './list-issued-payslips.ts';

export const menus = {
  issuedPayslips: {
    area: 'payroll',
    rank: 12,
    label: { en: 'Payslips', 'zh-CN': '工资单' },
    path: '/payroll/issued-payslips',
    needs: needsOf(listIssuedPayslips),
  },
} as const satisfies MenuDefinitions;
