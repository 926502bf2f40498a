import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'pay-types': {
    area: 'payroll',
    rank: 62,
    label: { en: 'Pay types', 'zh-CN': '薪酬类型' },
    path: '/payroll/pay-types',
    needs: 'solution.read',
  },
} as const satisfies MenuDefinitions;
