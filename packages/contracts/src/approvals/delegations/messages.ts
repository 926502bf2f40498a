import type { MessageTemplates } from '../../platform/notifications/index.ts';

export const messages = {
  'approval-delegated': {
    category: 'approval',
    title: {
      en: '{title} asks you to approve on their behalf from {from} to {to}',
      'zh-CN': '{title} 委托您在 {from} 至 {to} 期间代为审批',
    },
    body: {
      en: 'Hello {name},\n\n{title} asks you to approve on their behalf from {from} to {to}. What waits for them then waits for you as well:\n{url}',
      'zh-CN': '{name}，您好：\n\n{title} 委托您在 {from} 至 {to} 期间代为审批。期间等待其审批的事项同时会等待您处理：\n{url}',
    },
  },
} as const satisfies MessageTemplates;
