import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages; `{name}` is filled from the payload. */
export const messages = {
  'payslips-moved': {
    category: 'payroll',
    title: { en: 'Payslips: {event} is done for all {count}', 'zh-CN': '工资单{event}已完成：共 {count} 份' },
    body: { en: 'Payslips: {event} is done for all {count}.\n{url}', 'zh-CN': '工资单{event}已完成：共 {count} 份。\n{url}' },
  },
  'payslips-moved-unless-seen': {
    category: 'payroll',
    title: {
      en: 'Payslips: {event} is done for {moved} of {count}; {seen} were already seen and stay',
      'zh-CN': '工资单{event}已完成 {moved}/{count} 份：{seen} 份已被查看，保持不变',
    },
    body: {
      en: 'Payslips: {event} is done for {moved} of {count}. {seen} were already seen and stay.\n{url}',
      'zh-CN': '工资单{event}已完成 {moved}/{count} 份。{seen} 份已被查看，保持不变。\n{url}',
    },
  },
  'payslips-partly-moved': {
    category: 'payroll',
    title: {
      en: 'Payslips: {event} is done for {moved} of {count}; {seen} were already seen and stay, {others} could not be changed',
      'zh-CN': '工资单{event}已完成 {moved}/{count} 份：{seen} 份已被查看，保持不变；{others} 份不能更改',
    },
    body: {
      en: 'Payslips: {event} is done for {moved} of {count}. {seen} were already seen and stay, {others} could not be changed.\n{url}',
      'zh-CN': '工资单{event}已完成 {moved}/{count} 份。{seen} 份已被查看，保持不变；{others} 份不能更改。\n{url}',
    },
  },
  'payslips-not-moved': {
    category: 'payroll',
    title: {
      en: 'Payslips: {event} was given up after {moved} of {count}',
      'zh-CN': '工资单{event}在完成 {moved}/{count} 份后中止',
    },
    body: {
      en: 'Payslips: {event} was given up after {moved} of {count}. {reason}\n{url}',
      'zh-CN': '工资单{event}在完成 {moved}/{count} 份后中止。{reason}\n{url}',
    },
  },
} as const satisfies MessageTemplates;
