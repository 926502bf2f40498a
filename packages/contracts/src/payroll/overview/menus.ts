import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'payroll-overview': {
    area: 'payroll',
    rank: 5,
    label: { en: 'Overview', 'zh-CN': '概览' },
    path: '/payroll',
    needs: 'batch.read',
  },
} as const satisfies MenuDefinitions;
