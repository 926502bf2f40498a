import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  inbox: { area: 'top', rank: 10, label: { en: 'Inbox', 'zh-CN': '收件箱' }, path: '/inbox', needs: 'signed-in' },
} as const satisfies MenuDefinitions;
