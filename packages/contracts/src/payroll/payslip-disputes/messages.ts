import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages and e-mails; `{name}` is filled from the payload. No amount stands in a message. */
export const messages = {
  'payslip-disputed': {
    category: 'payroll',
    title: { en: '{employee} disputes the payslip for {period}', 'zh-CN': '{employee} 对 {period} 工资单提出异议' },
    body: {
      en: 'Hello {name},\n\n{employee} says what is wrong with the payslip {title}. Read it and answer:\n{url}',
      'zh-CN': '{name}，您好：\n\n{employee} 对工资单 {title} 提出了异议，请查看并答复：\n{url}',
    },
  },
  'payslip-dispute-answered': {
    category: 'payroll',
    title: { en: 'Your question about the payslip for {period} is answered', 'zh-CN': '您对 {period} 工资单的异议已有答复' },
    body: {
      en: 'Hello {name},\n\nthere is an answer to what you wrote about your payslip for {period}:\n{url}\n\nFor your protection this message names no amounts.',
      'zh-CN': '{name}，您好：\n\n您对 {period} 工资单的异议已有答复：\n{url}\n\n为保护您的隐私，本邮件不含金额。',
    },
  },
  'payslip-check-due': {
    category: 'payroll',
    title: { en: 'Please check your payslip for {period} by {day}', 'zh-CN': '请于 {day} 前核对您的 {period} 工资单' },
    body: {
      en: 'Hello {name},\n\nplease confirm your payslip for {period}, or say what is wrong with it, by {day}:\n{url}\n\nFor your protection this message names no amounts.',
      'zh-CN': '{name}，您好：\n\n请于 {day} 前确认您的 {period} 工资单，或说明问题：\n{url}\n\n为保护您的隐私，本邮件不含金额。',
    },
  },
  'payslips-unanswered': {
    category: 'payroll',
    title: { en: '{count} payslips of {title} were not checked by {day}', 'zh-CN': '{title} 有 {count} 份工资单未在 {day} 前核对' },
    body: {
      en: 'Hello {name},\n\n{count} employees have neither confirmed nor disputed their payslip of {title} by {day}:\n{url}',
      'zh-CN': '{name}，您好：\n\n{title} 有 {count} 名员工未在 {day} 前确认工资单或提出异议：\n{url}',
    },
  },
} as const satisfies MessageTemplates;
