import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ONE_TIME_ITEM_RECURRING: {
    status: 409,
    en: '{item} is paid in every period by the compensation file, not once. Choose an item that is paid once, or write it into the compensation file of {employee}.',
    'zh-CN': '{item}按薪酬档案每期发放，不是一次性项目。请选择一次性项目，或写入{employee}的薪酬档案。',
  },
  ONE_TIME_PAYMENT_TWICE: {
    status: 409,
    en: '{employee} has {item} of {amount} on {date} already. Change that payment, or choose another payroll date.',
    'zh-CN': '{employee}在 {date} 已有{item} {amount}。请修改该笔记录，或选择其他计薪日期。',
  },
} as const satisfies ErrorDefinitions;
