import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'salary-structures': {
    area: 'people',
    rank: 62,
    label: { en: 'Salary structures', 'zh-CN': '薪酬体系' },
    path: '/organisation/salary-structures',
    needs: 'compensation.edit',
  },
} as const satisfies MenuDefinitions;
