import type { MenuDefinitions } from '../../core/menu-definition.ts';

export const menus = {
  'approval-processes': {
    area: 'settings',
    rank: 30,
    label: { en: 'Approval processes', 'zh-CN': '审批流程' },
    path: '/settings/approval-processes',
    needs: 'approval-process.read',
  },
} as const satisfies MenuDefinitions;
