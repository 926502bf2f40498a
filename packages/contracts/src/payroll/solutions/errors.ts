import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DEFINITION_INVALID: {
    status: 409,
    en: 'The definition of {solution} does not compile: {reason}',
    'zh-CN': '{solution} 的定义无法编译：{reason}',
  },
  SOLUTION_EXISTS: {
    status: 409,
    en: 'There is a solution {code} already. Choose another code.',
    'zh-CN': '已有方案 {code}，请换一个代码。',
  },
  TEMPLATE_EXISTS: {
    status: 409,
    en: 'There is a template {code} already. Choose another code.',
    'zh-CN': '已有模板 {code}，请换一个代码。',
  },
  NOTHING_PUBLISHED: {
    status: 409,
    en: '{solution} has no published copy yet. Publish one first.',
    'zh-CN': '{solution} 尚无已发布的副本，请先发布。',
  },
  LAST_SOLUTION_MANAGER: {
    status: 409,
    en: '{who} is the last manager of {solution}. Without one, only payroll administrators can change it. Name somebody else, or confirm that nobody shall manage it.',
    'zh-CN': '{who} 是 {solution} 的最后一位方案管理员。移除后只有薪酬管理员能修改。请另行指定，或确认不再设管理员。',
  },
} as const satisfies ErrorDefinitions;
