import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  security: { area: 'me', rank: 70, label: { en: 'Security', 'zh-CN': '安全' }, path: '/me/security', needs: 'signed-in' },
} as const satisfies MenuDefinitions;
