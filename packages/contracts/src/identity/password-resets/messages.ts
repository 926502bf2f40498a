import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** They go out and stand in no inbox; `{secret}` and `{url}` are put in when they are sent, and kept nowhere in clear. */
export const messages = {
  'password-link': {
    category: 'other',
    title: { en: 'Set your password for Wagewright', 'zh-CN': '设置您的 Wagewright 密码' },
    body: {
      en: '{name}, set your password by this link. It works once, within {minutes} minutes:\n{url}\n\nIf you did not ask for it, do nothing: your password stays as it is.',
      'zh-CN':
        '{name}，请通过以下链接设置密码。链接仅可使用一次，{minutes} 分钟内有效：\n{url}\n\n如非本人操作，请忽略此邮件，您的密码不会改变。',
    },
  },
  'password-code': {
    category: 'other',
    title: {
      en: 'Wagewright: {secret} is your code for setting a password, within {minutes} minutes. Tell it to nobody.',
      'zh-CN': 'Wagewright：设置密码的验证码为 {secret}，{minutes} 分钟内有效。请勿告诉他人。',
    },
    body: { en: '{secret}', 'zh-CN': '{secret}' },
  },
} as const satisfies MessageTemplates;
