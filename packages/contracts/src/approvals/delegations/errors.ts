import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DELEGATION_TO_ONESELF: {
    status: 409,
    en: 'You decide for yourself already. Choose somebody else to stand in for you.',
    'zh-CN': '您本来就由自己审批，请选择其他代理人。',
  },
  DELEGATION_LOOP: {
    status: 409,
    en: '{name} has asked you to stand in during these days, so they cannot stand in for you. Choose other days or somebody else.',
    'zh-CN': '{name} 在这段时间已委托您代理审批，不能再代理您。请更换日期或代理人。',
  },
  DELEGATION_TOO_LONG: {
    status: 409,
    en: 'A delegation lasts {count} days at most. Choose an earlier last day.',
    'zh-CN': '代理期限最长 {count} 天，请选择更早的结束日期。',
  },
  DELEGATION_OVER: {
    status: 409,
    en: 'This delegation is over already; there is nothing to end.',
    'zh-CN': '该代理已结束，无需再次结束。',
  },
} as const satisfies ErrorDefinitions;
