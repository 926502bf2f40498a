import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'legal-entities': {
    area: 'people',
    rank: 36,
    label: { en: 'Legal entities', 'zh-CN': '用人单位' },
    path: '/organisation/legal-entities',
    needs: 'legal-entity.read',
  },
} as const satisfies MenuDefinitions;
