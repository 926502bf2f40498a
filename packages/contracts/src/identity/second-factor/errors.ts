import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SECOND_FACTOR_WRONG: {
    status: 422,
    en: 'The code is not right, or was used already. Take the one that your authenticator shows now.',
    'zh-CN': '验证码不正确或已使用，请输入验证器当前显示的验证码。',
  },
  SECOND_FACTOR_ON: {
    status: 409,
    en: 'A second factor is set up already. Remove it first to set up another one.',
    'zh-CN': '已设置两步验证。如需更换，请先移除。',
  },
  SECOND_FACTOR_OFF: { status: 409, en: 'No second factor is set up for {name}.', 'zh-CN': '{name} 未设置两步验证。' },
  SECOND_FACTOR_REQUIRED: {
    status: 409,
    en: 'Your security strategy requires a second factor, so it cannot be removed.',
    'zh-CN': '安全策略要求使用两步验证，不能移除。',
  },
} as const satisfies ErrorDefinitions;
