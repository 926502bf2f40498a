import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  approvals: { area: 'top', rank: 20, label: { en: 'Approvals', 'zh-CN': '审批' }, path: '/approvals', needs: 'approval.decide' },
} as const satisfies MenuDefinitions;
