import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DEFINITION_INVALID: {
    status: 409,
    en: 'The definition of {solution} does not compile: {reason}',
    'zh-CN': '{solution} 的定义无法编译：{reason}',
  },
} as const satisfies ErrorDefinitions;
