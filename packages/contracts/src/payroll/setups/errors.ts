import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SETUP_BEGUN: {
    status: 409,
    en: 'The guided start of {legalEntity} has begun already. Go on with it where it stands.',
    'zh-CN': '{legalEntity}的引导设置已经开始，请从当前步骤继续。',
  },
} as const satisfies ErrorDefinitions;
