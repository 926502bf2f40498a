import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ACCOUNT_NOT_LOCKED: {
    status: 409,
    en: '{name} is not locked and has no failed sign-ins. Nothing was changed.',
    'zh-CN': '{name} 未被锁定，也没有登录失败记录，未作任何更改。',
  },
} as const satisfies ErrorDefinitions;
