import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'api-keys': {
    area: 'settings',
    rank: 24,
    label: { en: 'API keys', 'zh-CN': 'API 密钥' },
    path: '/settings/api-keys',
    needs: 'api-key.make',
  },
} as const satisfies MenuDefinitions;
