import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  POSITION_EXISTS: {
    status: 409,
    en: 'There is a position {code} already. Choose another code.',
    'zh-CN': '已有职位 {code}，请换一个代码。',
  },
  POSITION_USED: {
    status: 409,
    en: 'Position {code} stays, since people hold or held it. Rename it, or take it from them first.',
    'zh-CN': '有员工担任或曾任该职位，因此职位 {code} 不能删除；可将其改名，或先更换。',
  },
} as const satisfies ErrorDefinitions;
