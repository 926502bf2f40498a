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
  'batch-prepared': {
    category: 'payroll',
    title: { en: 'The data of {title} is prepared: {payees} people', 'zh-CN': '{title} 的数据已准备：{payees} 人' },
    body: { en: 'The data of {title} is prepared.\n{url}', 'zh-CN': '{title} 的数据已准备。\n{url}' },
  },
  'batch-not-prepared': {
    category: 'payroll',
    title: { en: 'The data of {title} could not be prepared', 'zh-CN': '{title} 的数据未能准备' },
    body: { en: 'The data of {title} could not be prepared: {reason}\n{url}', 'zh-CN': '{title} 的数据未能准备：{reason}\n{url}' },
  },
  'batch-data-submitted': {
    category: 'payroll',
    title: { en: 'The data of {title} is in the ledger: {people} people', 'zh-CN': '{title} 的数据已写入台账：{people} 人' },
    body: { en: 'The data of {title} is in the ledger.\n{url}', 'zh-CN': '{title} 的数据已写入台账。\n{url}' },
  },
  'batch-moved-back': {
    category: 'payroll',
    title: { en: '{title} has been moved back: {status}', 'zh-CN': '{title} 已退回：{status}' },
    body: { en: '{title} has been moved back.\n{url}', 'zh-CN': '{title} 已退回。\n{url}' },
  },
  'batch-not-moved': {
    category: 'payroll',
    title: { en: '{title}: {event} could not be done', 'zh-CN': '{title}：{event}未能完成' },
    body: { en: '{title}: {event} could not be done: {reason}\n{url}', 'zh-CN': '{title}：{event}未能完成：{reason}\n{url}' },
  },
} as const satisfies MessageTemplates;
