import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  GRADE_EXISTS: {
    status: 409,
    en: 'There is a grade {code} already. Choose another code.',
    'zh-CN': '已有职级 {code}，请换一个代码。',
  },
  GRADE_USED: {
    status: 409,
    en: 'Grade {code} stays, since positions have it. Rename it, or take it from them first.',
    'zh-CN': '有职位使用该职级，因此职级 {code} 不能删除；可将其改名，或先更换。',
  },
} as const satisfies ErrorDefinitions;
