import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const notificationCategories = ['approval', 'attendance', 'announcement', 'hr-reminder', 'import', 'payroll', 'other'] as const;

export const notification = z.object({
  id: z.string(),
  category: z.enum(notificationCategories),
  title: localizedText,
  link: z.string().nullable(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
});

export const listNotifications = defineProcedure({
  id: 'platform/notifications/list-notifications',
  kind: 'query',
  summary: 'Messages in the caller’s inbox, newest first.',
  permission: 'signed-in',
  input: windowInput.extend({ show: z.enum(['unread', 'read', 'all']).default('all') }),
  output: z.object({ rows: z.array(notification), total: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/notifications' }],
});

export const countUnread = defineProcedure({
  id: 'platform/notifications/count-unread',
  kind: 'query',
  summary: 'How many messages of the caller are unread.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/notifications/unread-count' }],
});

export const markRead = defineProcedure({
  id: 'platform/notifications/mark-read',
  kind: 'mutation',
  summary: 'Marks messages of the caller as read; without ids, all of them.',
  permission: 'signed-in',
  input: z.strictObject({
    ids: z
      .array(z.string().regex(/^\d{1,18}$/))
      .max(500)
      .optional(),
  }),
  output: z.object({ marked: z.int() }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/notifications/mark-read' }],
  audit: 'notification',
});

export const watchInbox = defineProcedure({
  id: 'platform/notifications/watch-inbox',
  kind: 'subscription',
  summary: 'The number of unread messages, now and at every change.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ unread: z.int() }),
  errors: [],
  rest: [],
});

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
