import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  batches: { area: 'payroll', rank: 10, label: { en: 'Batches', 'zh-CN': '批次' }, path: '/payroll/batches', needs: 'batch.read' },
} as const satisfies MenuDefinitions;
