import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  solutions: {
    area: 'payroll',
    rank: 20,
    label: { en: 'Solutions', 'zh-CN': '薪酬方案' },
    path: '/payroll/solutions',
    needs: 'solution.read',
  },
} as const satisfies MenuDefinitions;
