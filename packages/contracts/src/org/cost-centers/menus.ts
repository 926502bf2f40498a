import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'cost-centers': {
    area: 'people',
    rank: 34,
    label: { en: 'Cost centers', 'zh-CN': '成本中心' },
    path: '/organisation/cost-centers',
    needs: 'cost-center.read',
  },
} as const satisfies MenuDefinitions;
