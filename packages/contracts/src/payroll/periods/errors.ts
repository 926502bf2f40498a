import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PERIOD_NOT_OPEN: {
    status: 409,
    en: 'Period {period} is {status}. Enable it first.',
    'zh-CN': '期间 {period} 的状态为“{status}”，请先启用。',
  },
  PAYEES_HELD: {
    status: 409,
    en: '{count} employees of {period} are held. Reopen them or leave them out before closing.',
    'zh-CN': '{period} 有 {count} 名员工被暂缓发放，请先恢复再关闭。',
  },
} as const satisfies ErrorDefinitions;
