import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  audit: { area: 'settings', rank: 60, label: { en: 'Audit', 'zh-CN': '审计' }, path: '/settings/audit', needs: 'audit.read' },
} as const satisfies MenuDefinitions;
