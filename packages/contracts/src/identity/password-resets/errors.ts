import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  RESET_OVER: {
    status: 422,
    en: 'This link or code is no longer valid: it was used, has expired, or a newer one was sent. Ask for another one.',
    'zh-CN': '该链接或验证码已失效：已使用、已过期，或已发送新的。请重新获取。',
  },
  RESET_LOOKUP_OVER: {
    status: 422,
    en: 'Too much time has passed, or enough was sent already. Begin again with your account.',
    'zh-CN': '已超时，或已多次发送。请从填写账号重新开始。',
  },
  RESET_TOO_OFTEN: {
    status: 429,
    en: 'Links and codes were asked for too often. Use the last one, or try again in {minutes} minutes.',
    'zh-CN': '获取链接或验证码过于频繁。请使用最近一次的，或在 {minutes} 分钟后重试。',
  },
  PHONE_CODE_WRONG: {
    status: 422,
    en: 'The code is not right. After {count} wrong codes ask for another one.',
    'zh-CN': '验证码不正确。输错 {count} 次后请重新获取。',
  },
  FIRST_SIGN_IN_DONE: {
    status: 409,
    en: 'This account has a password already. Ask for a reset instead.',
    'zh-CN': '该账号已设置密码，请使用重置密码。',
  },
} as const satisfies ErrorDefinitions;
