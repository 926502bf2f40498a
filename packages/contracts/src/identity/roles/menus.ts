import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  roles: { area: 'settings', rank: 22, label: { en: 'Roles', 'zh-CN': '角色' }, path: '/settings/roles', needs: 'role.read' },
} as const satisfies MenuDefinitions;
