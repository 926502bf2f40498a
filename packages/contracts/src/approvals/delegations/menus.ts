import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  delegations: { area: 'me', rank: 60, label: { en: 'Stand-ins', 'zh-CN': '审批代理' }, path: '/me/delegations', needs: 'approval.decide' },
} as const satisfies MenuDefinitions;
