import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  positions: {
    area: 'people',
    rank: 30,
    label: { en: 'Positions', 'zh-CN': '职位' },
    path: '/organisation/positions',
    needs: 'position.read',
  },
} as const satisfies MenuDefinitions;
