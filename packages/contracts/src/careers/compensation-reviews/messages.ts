import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'compensation-review-written': {
    category: 'payroll',
    title: {
      en: 'Pay review “{name}” is written: {raised} raised, {refused} refused',
      'zh-CN': '调薪“{name}”已写入：{raised} 人调薪，{refused} 人被拒绝',
    },
    body: {
      en: 'Pay review “{name}” is written: {raised} raised, {refused} refused.\n{url}',
      'zh-CN': '调薪“{name}”已写入：{raised} 人调薪，{refused} 人被拒绝。\n{url}',
    },
  },
  'compensation-review-undone': {
    category: 'payroll',
    title: { en: 'Pay review “{name}” is taken back', 'zh-CN': '调薪“{name}”已撤回' },
    body: { en: 'Pay review “{name}” is taken back.\n{url}', 'zh-CN': '调薪“{name}”已撤回。\n{url}' },
  },
  'compensation-review-failed': {
    category: 'payroll',
    title: { en: 'Pay review “{name}” was not carried out', 'zh-CN': '调薪“{name}”未能执行' },
    body: { en: 'Pay review “{name}” was not carried out. {reason}\n{url}', 'zh-CN': '调薪“{name}”未能执行。{reason}\n{url}' },
  },
} as const satisfies MessageTemplates;
