import type { MessageTemplates } from '../../platform/notifications/index.ts';

/** Reminders for whoever looks after people; they stand in the inbox and are not mailed. */
export const messages = {
  'probation-ends': {
    category: 'hr-reminder',
    title: { en: 'The probation of {person} ends on {day}', 'zh-CN': '{person}的试用期将于 {day} 结束' },
    body: {
      en: 'Hello {name},\n\nThe probation of {person} ends on {day}. Confirm or extend it:\n{url}',
      'zh-CN': '{name}，您好：\n\n{person}的试用期将于 {day} 结束，请办理转正或延长试用期：\n{url}',
    },
  },
  'contract-ends': {
    category: 'hr-reminder',
    title: { en: 'The contract {number} of {person} ends on {day}', 'zh-CN': '{person}的合同 {number} 将于 {day} 到期' },
    body: {
      en: 'Hello {name},\n\nThe contract {number} of {person} ends on {day}. Renew it, or say their last day:\n{url}',
      'zh-CN': '{name}，您好：\n\n{person}的合同 {number} 将于 {day} 到期，请续签或办理离职：\n{url}',
    },
  },
  'document-ends': {
    category: 'hr-reminder',
    title: { en: '{document} of {person} ends on {day}', 'zh-CN': '{person}的{document}将于 {day} 到期' },
    body: {
      en: 'Hello {name},\n\n“{title}” ({document}) of {person} holds until {day}. Ask for the new one and add it, or change the day:\n{url}',
      'zh-CN': '{name}，您好：\n\n{person}的“{title}”（{document}）有效期至 {day}。请索取新的并添加，或更改日期：\n{url}',
    },
  },
  'begins-soon': {
    category: 'hr-reminder',
    title: { en: '{person} begins on {day}. Still to do: {missing}', 'zh-CN': '{person}将于 {day} 入职，待办：{missing}' },
    body: {
      en: 'Hello {name},\n\n{person} begins on {day}. Still to do: {missing}.\n{url}',
      'zh-CN': '{name}，您好：\n\n{person}将于 {day} 入职，待办：{missing}。\n{url}',
    },
  },
} as const satisfies MessageTemplates;
