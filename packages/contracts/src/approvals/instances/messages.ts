import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Texts of the in-app messages and e-mails; `{name}` is filled from the payload. */
export const messages = {
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
  'approval-reminder': {
    category: 'approval',
    title: { en: '{title} still waits for your approval', 'zh-CN': '{title} 仍在等待您审批' },
    body: {
      en: 'Hello {name},\n\n{title} still waits for your approval:\n{url}',
      'zh-CN': '{name}，您好：\n\n{title} 仍在等待您审批：\n{url}',
    },
  },
  'approval-overdue': {
    category: 'approval',
    title: { en: '{title} is overdue, and you may decide it now', 'zh-CN': '{title} 已超时，您现在可以处理' },
    body: {
      en: 'Hello {name},\n\nNobody has decided {title} in time. It is your turn now, or yours to look after:\n{url}',
      'zh-CN': '{name}，您好：\n\n{title} 未在规定时间内审批，现由您处理：\n{url}',
    },
  },
  'approval-stuck': {
    category: 'approval',
    title: { en: '{title}: nobody can approve it at its step', 'zh-CN': '{title}：当前节点无人可审批' },
    body: {
      en: 'Hello {name},\n\nWhoever is asked about {title} has left, is locked or may not decide. Ask somebody else in their place:\n{url}',
      'zh-CN': '{name}，您好：\n\n{title} 的审批人已离职、账号锁定或没有审批权限。请更换审批人：\n{url}',
    },
  },
} as const satisfies MessageTemplates;
