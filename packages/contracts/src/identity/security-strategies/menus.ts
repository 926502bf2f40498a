import { type MenuDefinitions, needsOf } from '../../core/menu-definition.ts';
import { listStrategies } from './list-strategies.ts';

export const menus = {
  'security-strategies': {
    area: 'settings',
    rank: 12,
    label: { en: 'Security strategies', 'zh-CN': '安全策略' },
    path: '/settings/security-strategies',
    needs: needsOf(listStrategies),
  },
} as const satisfies MenuDefinitions;
