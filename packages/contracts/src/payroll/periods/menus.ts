import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  periods: { area: 'payroll', rank: 15, label: { en: 'Periods', 'zh-CN': '计算期间' }, path: '/payroll/periods', needs: 'period.read' },
} as const satisfies MenuDefinitions;
