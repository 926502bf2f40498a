import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages and e-mails; `{name}` is filled from the payload. */
export const messages = {
  'batch-calculated': {
    category: 'payroll',
    title: {
      en: '{title} has been calculated: {payees} people, {errors} errors',
      'zh-CN': '{title} 已计算完成：{payees} 人，{errors} 个错误',
    },
    body: { en: '{title} has been calculated.\n{url}', 'zh-CN': '{title} 已计算完成。\n{url}' },
  },
  'batch-failed': {
    category: 'payroll',
    title: { en: '{title} could not be calculated', 'zh-CN': '{title} 计算失败' },
    body: { en: '{title} could not be calculated: {reason}\n{url}', 'zh-CN': '{title} 计算失败：{reason}\n{url}' },
  },
} as const satisfies MessageTemplates;
