import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CUSTOM_VALUE_UNFIT: {
    status: 422,
    en: '“{field}” cannot be {value}. It holds {expected}.',
    'zh-CN': '“{field}”不能为 {value}，应为{expected}。',
  },
} as const satisfies ErrorDefinitions;
