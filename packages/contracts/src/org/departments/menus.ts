import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  departments: {
    area: 'people',
    rank: 20,
    label: { en: 'Departments', 'zh-CN': '部门' },
    path: '/organisation/departments',
    needs: 'department.read',
  },
} as const satisfies MenuDefinitions;
