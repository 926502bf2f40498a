import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'period-not-closed': {
    category: 'payroll',
    title: {
      en: '{title} could not be closed by itself. Batches not closed: {open}. People held: {held}',
      'zh-CN': '{title} 未能自动关闭：未关闭的批次 {open} 个，暂缓发放 {held} 人',
    },
    body: { en: '{title} could not be closed by itself.\n{url}', 'zh-CN': '{title} 未能自动关闭。\n{url}' },
  },
} as const satisfies MessageTemplates;
