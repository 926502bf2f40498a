import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'password-changed': {
    category: 'other',
    title: { en: 'Your password was changed', 'zh-CN': '您的密码已更改' },
    body: {
      en: '{name}, your password was changed {how}. Other sessions were ended.\nIf this was not you, set a new one at once and tell your administrator:\n{url}',
      'zh-CN': '{name}，您的密码已更改（{how}），其他会话已结束。\n如非本人操作，请立即重设密码并告知管理员：\n{url}',
    },
  },
} as const satisfies MessageTemplates;
