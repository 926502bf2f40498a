import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PAY_TYPE_EXISTS: {
    status: 409,
    en: 'There is a pay type {code} already. Choose another code.',
    'zh-CN': '已有薪酬类型 {code}，请换一个代码。',
  },
  PAY_TYPE_NAME_TAKEN: {
    status: 409,
    en: 'Pay type {code} has that name already. Choose another name.',
    'zh-CN': '薪酬类型 {code} 已使用该名称，请换一个名称。',
  },
  PAY_TYPE_USED: {
    status: 409,
    en: 'Pay type {code} stays, since it is used by {solutions}. Take it out of their rules first.',
    'zh-CN': '{solutions} 正在使用薪酬类型 {code}，因此不能删除；请先从其规则中移除。',
  },
} as const satisfies ErrorDefinitions;
