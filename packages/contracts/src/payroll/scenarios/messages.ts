import type { MessageTemplates } from '../../platform/notifications/index.ts';

export const messages = {
  'scenario-calculated': {
    category: 'payroll',
    title: { en: 'Scenario “{title}” has been calculated', 'zh-CN': '情景“{title}”已计算完成' },
    body: { en: 'Scenario “{title}” has been calculated.\n{url}', 'zh-CN': '情景“{title}”已计算完成。\n{url}' },
  },
  'scenario-failed': {
    category: 'payroll',
    title: { en: 'Scenario “{title}” could not be calculated', 'zh-CN': '情景“{title}”计算失败' },
    body: { en: 'Scenario “{title}” could not be calculated: {reason}\n{url}', 'zh-CN': '情景“{title}”计算失败：{reason}\n{url}' },
  },
} as const satisfies MessageTemplates;
