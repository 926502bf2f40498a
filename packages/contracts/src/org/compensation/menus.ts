import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'compensation-items': {
    area: 'people',
    rank: 60,
    label: { en: 'Compensation items', 'zh-CN': '薪酬项目' },
    path: '/organisation/compensation-items',
    needs: 'compensation.edit',
  },
} as const satisfies MenuDefinitions;
