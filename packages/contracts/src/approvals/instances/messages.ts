import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages and e-mails; `{name}` is filled from the payload. */
export const messages = {
  'approval-requested': {
    category: 'approval',
    title: { en: '{title} waits for your approval', 'zh-CN': '{title} 等待您审批' },
    body: { en: 'Hello {name},\n\n{title} waits for your approval:\n{url}', 'zh-CN': '{name}，您好：\n\n{title} 等待您审批：\n{url}' },
  },
  'approval-ended': {
    category: 'approval',
    title: { en: '{title}: {outcome}', 'zh-CN': '{title}：{outcome}' },
    body: { en: 'Hello {name},\n\n{title}: {outcome}.\n{url}', 'zh-CN': '{name}，您好：\n\n{title}：{outcome}。\n{url}' },
  },
} as const satisfies MessageTemplates;
