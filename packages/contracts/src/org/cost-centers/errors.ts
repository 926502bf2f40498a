import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  COST_CENTER_EXISTS: {
    status: 409,
    en: 'There is a cost center {code} already. Choose another code.',
    'zh-CN': '已有成本中心 {code}，请换一个代码。',
  },
  COST_CENTER_USED: {
    status: 409,
    en: 'Cost center {code} stays, since people’s cost is or was put on it. Rename it, or take it from them first.',
    'zh-CN': '有员工成本归集于该成本中心，因此成本中心 {code} 不能删除；可将其改名，或先更换。',
  },
} as const satisfies ErrorDefinitions;
