import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'second-factor-changed': {
    category: 'other',
    title: { en: 'Second factor: {what}', 'zh-CN': '两步验证：{what}' },
    body: {
      en: '{name}, about the second factor of your account: {what}.\nIf this was not you, tell your administrator at once.\n{url}',
      'zh-CN': '{name}，您账号的两步验证：{what}。\n如非本人操作，请立即告知管理员。\n{url}',
    },
  },
} as const satisfies MessageTemplates;
