import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages and e-mails; `{name}` is filled from the payload. */
export const messages = {
  'payslip-published': {
    category: 'payroll',
    title: { en: 'Your payslip for {period} is ready', 'zh-CN': '您的 {period} 工资单已发布' },
    body: {
      en: 'Hello {name},\n\nyour payslip for {period} has been published. Sign in to read it:\n{url}\n\nFor your protection this message names no amounts.',
      'zh-CN': '{name}，您好：\n\n您的 {period} 工资单已发布，请登录查看：\n{url}\n\n为保护您的隐私，本邮件不含金额。',
    },
  },
  'payslips-published': {
    category: 'payroll',
    title: { en: '{count} payslips of {title} are published', 'zh-CN': '{title} 已发布 {count} 份工资单' },
    body: { en: '{count} payslips of {title} are published.\n{url}', 'zh-CN': '{title} 已发布 {count} 份工资单。\n{url}' },
  },
} as const satisfies MessageTemplates;
