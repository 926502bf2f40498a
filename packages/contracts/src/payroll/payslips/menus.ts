import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  payslips: {
    area: 'me',
    rank: 10,
    label: { en: 'My payslips', 'zh-CN': '我的工资单' },
    path: '/payslips',
    needs: 'payslip.read-own',
    profileArea: 'payroll',
  },
} as const satisfies MenuDefinitions;
