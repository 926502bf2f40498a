import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'payslip-archive-made': {
    category: 'payroll',
    title: { en: '{count} payslips as PDF are ready to be saved', 'zh-CN': '{count} 份工资单 PDF 已可下载' },
    body: { en: '{count} payslips as PDF are ready to be saved.\n{url}', 'zh-CN': '{count} 份工资单 PDF 已可下载。\n{url}' },
  },
  'payslip-archive-failed': {
    category: 'payroll',
    title: { en: '{count} payslips could not be written as PDF', 'zh-CN': '{count} 份工资单未能生成 PDF' },
    body: {
      en: '{count} payslips could not be written as PDF. {reason}\n{url}',
      'zh-CN': '{count} 份工资单未能生成 PDF。{reason}\n{url}',
    },
  },
} as const satisfies MessageTemplates;
