import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'global-tables': {
    area: 'payroll',
    rank: 60,
    label: { en: 'Global tables', 'zh-CN': '全局表' },
    path: '/payroll/global-tables',
    needs: 'global-table.read',
  },
} as const satisfies MenuDefinitions;
