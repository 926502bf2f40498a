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
  'payslips-generated': {
    category: 'payroll',
    title: { en: '{count} payslips of {title} are generated', 'zh-CN': '{title} 已生成 {count} 份工资单' },
    body: {
      en: '{count} payslips of {title} are generated. Nobody sees them before they are published.\n{url}',
      'zh-CN': '{title} 已生成 {count} 份工资单，发布前无人可见。\n{url}',
    },
  },
  'payslips-not-generated': {
    category: 'payroll',
    title: { en: 'The payslips of {title} could not be generated', 'zh-CN': '{title} 的工资单未能生成' },
    body: { en: 'The payslips of {title} could not be generated: {reason}\n{url}', 'zh-CN': '{title} 的工资单未能生成：{reason}\n{url}' },
  },
  'payslips-not-published': {
    category: 'payroll',
    title: { en: 'The payslips of {title} could not be published', 'zh-CN': '{title} 的工资单未能发布' },
    body: { en: 'The payslips of {title} could not be published: {reason}\n{url}', 'zh-CN': '{title} 的工资单未能发布：{reason}\n{url}' },
  },
  'payslips-resent': {
    category: 'payroll',
    title: {
      en: '{count} messages about payslips of {title} are on their way again',
      'zh-CN': '{title} 的工资单通知已重新发送 {count} 条',
    },
    body: {
      en: '{count} messages about payslips of {title} are on their way again.\n{url}',
      'zh-CN': '{title} 的工资单通知已重新发送 {count} 条。\n{url}',
    },
  },
  'payslips-not-resent': {
    category: 'payroll',
    title: { en: 'Nobody could be told again of the payslips of {title}', 'zh-CN': '{title} 的工资单通知未能重新发送' },
    body: {
      en: 'Nobody could be told again of the payslips of {title}: {reason}\n{url}',
      'zh-CN': '{title} 的工资单通知未能重新发送：{reason}\n{url}',
    },
  },
  'payslips-published': {
    category: 'payroll',
    title: { en: '{count} payslips of {title} are published', 'zh-CN': '{title} 已发布 {count} 份工资单' },
    body: { en: '{count} payslips of {title} are published.\n{url}', 'zh-CN': '{title} 已发布 {count} 份工资单。\n{url}' },
  },
} as const satisfies MessageTemplates;
