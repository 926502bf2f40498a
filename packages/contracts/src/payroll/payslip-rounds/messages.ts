import type { MessageTemplates } from '../../platform/notifications/index.ts';

export const messages = {
  'payslip-round-generated': {
    category: 'payroll',
    title: { en: '{count} payslips of {title} are generated', 'zh-CN': '{title} 已生成 {count} 份工资单' },
    body: {
      en: '{count} payslips of {title} are generated. Nobody sees them before they are published.\n{url}',
      'zh-CN': '{title} 已生成 {count} 份工资单，发布前无人可见。\n{url}',
    },
  },
  'payslip-round-failed': {
    category: 'payroll',
    title: { en: 'Payslips of {title} could not be made', 'zh-CN': '{title} 的工资单未能生成' },
    body: { en: '{reason}', 'zh-CN': '{reason}' },
  },
} as const satisfies MessageTemplates;
