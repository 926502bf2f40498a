import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages and e-mails; `{name}` is filled from the payload. No amount stands in a message. */
export const messages = {
  'certificate-asked': {
    category: 'hr-reminder',
    title: { en: '{employee} asks for a certificate', 'zh-CN': '{employee} 申请开具证明' },
    body: {
      en: 'Hello {name},\n\n{employee} asks for this: {title}. Issue or refuse it:\n{url}',
      'zh-CN': '{name}，您好：\n\n{employee} 申请：{title}。请开具或拒绝：\n{url}',
    },
  },
  'certificate-issued': {
    category: 'hr-reminder',
    title: { en: 'Your certificate is there: {title}', 'zh-CN': '您的证明已开具：{title}' },
    body: {
      en: 'Hello {name},\n\nyou can download it here: {title}.\n{url}',
      'zh-CN': '{name}，您好：\n\n可在此下载：{title}。\n{url}',
    },
  },
  'certificate-refused': {
    category: 'hr-reminder',
    title: { en: 'Your certificate was refused: {title}', 'zh-CN': '您的证明申请被拒绝：{title}' },
    body: {
      en: 'Hello {name},\n\n{title} was refused. Why:\n{url}',
      'zh-CN': '{name}，您好：\n\n{title}的申请被拒绝，原因见：\n{url}',
    },
  },
} as const satisfies MessageTemplates;
