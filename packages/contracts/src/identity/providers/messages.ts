import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'sign-in-linked': {
    category: 'other',
    title: { en: 'Your account was linked with “{title}”', 'zh-CN': '您的账号已与“{title}”关联' },
    body: {
      en: '{name}, one can now sign in to your account through “{title}”.\nIf this was not you, remove the link and change your password:\n{url}',
      'zh-CN': '{name}，现可通过“{title}”登录您的账号。\n如非本人操作，请解除关联并修改密码：\n{url}',
    },
  },
} as const satisfies MessageTemplates;
