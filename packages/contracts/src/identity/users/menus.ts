import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  users: { area: 'settings', rank: 20, label: { en: 'Users', 'zh-CN': '用户' }, path: '/settings/users', needs: 'user.read' },
} as const satisfies MenuDefinitions;
