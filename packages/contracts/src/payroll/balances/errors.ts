import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  BALANCE_ELEMENT_EXISTS: {
    status: 409,
    en: 'There is a balance element {code} already. Choose another code.',
    'zh-CN': '已有累计项 {code}，请换一个代码。',
  },
  BALANCE_ELEMENT_NAME_TAKEN: {
    status: 409,
    en: 'Balance element {code} has that name already. Choose another name.',
    'zh-CN': '累计项 {code} 已使用该名称，请换一个名称。',
  },
  BALANCE_ELEMENT_USED: {
    status: 409,
    en: 'Balance element {code} stays: {reason}.',
    'zh-CN': '累计项 {code} 不能删除：{reason}。',
  },
} as const satisfies ErrorDefinitions;
