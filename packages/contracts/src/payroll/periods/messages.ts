import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'period-not-closed': {
    category: 'payroll',
    title: {
      en: '{title} could not be closed by itself: {open} batches are not closed, {held} people are held',
      'zh-CN': '{title} 未能自动关闭：{open} 个批次未关闭，{held} 人被暂缓发放',
    },
    body: { en: '{title} could not be closed by itself.\n{url}', 'zh-CN': '{title} 未能自动关闭。\n{url}' },
  },
} as const satisfies MessageTemplates;
