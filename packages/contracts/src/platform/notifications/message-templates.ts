import type { notificationCategories } from './notification.ts';

/** Texts of the in-app messages and e-mails, by template; `{name}` is filled from the payload. */
export const messageTemplates = {
  'payslip-published': {
    category: 'payroll',
    title: { en: 'Your payslip for {period} is ready', 'zh-CN': '您的 {period} 工资单已发布' },
    body: {
      en: 'Hello {name},\n\nyour payslip for {period} has been published. Sign in to read it:\n{url}\n\nFor your protection this message names no amounts.',
      'zh-CN': '{name}，您好：\n\n您的 {period} 工资单已发布，请登录查看：\n{url}\n\n为保护您的隐私，本邮件不含金额。',
    },
  },
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
  'payslips-published': {
    category: 'payroll',
    title: { en: '{count} payslips of {title} are published', 'zh-CN': '{title} 已发布 {count} 份工资单' },
    body: { en: '{count} payslips of {title} are published.\n{url}', 'zh-CN': '{title} 已发布 {count} 份工资单。\n{url}' },
  },
} as const satisfies Record<
  string,
  { category: (typeof notificationCategories)[number]; title: { en: string; 'zh-CN': string }; body: { en: string; 'zh-CN': string } }
>;

export type MessageTemplate = keyof typeof messageTemplates;

/** A template's text with the payload's values put in; an unknown name stays visible. */
export function fillTemplate(text: string, payload: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(payload, name) ? String(payload[name]) : whole));
}
