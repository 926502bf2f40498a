import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  NO_PARENT: {
    status: 409,
    en: '{solution} inherits from no other solution.',
    'zh-CN': '{solution} 没有上级方案。',
  },
  PARENT_COPY_SUPERSEDED: {
    status: 409,
    en: 'Copy {number} of {parent} is not the published one any more. Look at what is published now, and choose again.',
    'zh-CN': '{parent} 的副本 {number} 已不是当前发布的副本。请查看当前发布的副本后重新选择。',
  },
  CHILD_UNLIKE_PARENT: {
    status: 409,
    en: 'A child of {parent} is paid in periods of the same type, because its rates and brackets hold for those. For another type, make a solution of its rules.',
    'zh-CN': '{parent} 的子方案须采用相同的期间类型，因为税率与级距按该类型设定。如需其他类型，请以其规则新建方案。',
  },
  PARENT_TOO_DEEP: {
    status: 409,
    en: '{parent} has {count} solutions above it already. Make the child of one further up.',
    'zh-CN': '{parent} 之上已有 {count} 层方案，请选择更上层的方案。',
  },
} as const satisfies ErrorDefinitions;
