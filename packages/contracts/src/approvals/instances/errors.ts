import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  OWN_SUBMISSION: {
    status: 409,
    en: 'Nobody approves what they submitted. Somebody else among the approvers has to decide.',
    'zh-CN': '不能审批自己提交的内容，须由其他审批人处理。',
  },
} as const satisfies ErrorDefinitions;
