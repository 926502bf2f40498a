import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'balance-elements': {
    area: 'payroll',
    rank: 64,
    label: { en: 'Balance elements', 'zh-CN': '累计项' },
    path: '/payroll/balance-elements',
    needs: 'solution.read',
  },
} as const satisfies MenuDefinitions;
