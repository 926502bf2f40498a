import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  grades: {
    area: 'people',
    rank: 32,
    label: { en: 'Grades', 'zh-CN': '职级' },
    path: '/organisation/grades',
    needs: 'position.read',
  },
} as const satisfies MenuDefinitions;
