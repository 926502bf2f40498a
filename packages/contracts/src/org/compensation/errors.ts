import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  COMPENSATION_ITEM_EXISTS: {
    status: 409,
    en: 'There is a compensation item {code} already. Choose another code.',
    'zh-CN': '已有薪酬项目 {code}，请换一个代码。',
  },
  COMPENSATION_ITEM_NAME_TAKEN: {
    status: 409,
    en: 'Compensation item {code} has that name already. Choose another name.',
    'zh-CN': '薪酬项目 {code} 已使用该名称，请换一个名称。',
  },
  COMPENSATION_LIMITS_REVERSED: {
    status: 422,
    en: 'The minimum {minimum} is above the maximum {maximum}. Exchange them, or leave one blank.',
    'zh-CN': '最小值 {minimum} 大于最大值 {maximum}，请对调，或将其中一个留空。',
  },
  COMPENSATION_ZERO: {
    status: 422,
    en: '{item} of {employee} cannot be 0. Type an amount; to end one, give it an end date or remove it.',
    'zh-CN': '{employee}的{item}不能为 0。请填写金额；如需停用，请设置结束日期或删除该记录。',
  },
  COMPENSATION_DAYS_REVERSED: {
    status: 422,
    en: '{item} of {employee} would begin on {from} and end before it, on {until}. Choose an end that is not earlier.',
    'zh-CN': '{employee}的{item}自 {from} 生效，但结束日期 {until} 更早。请选择不早于生效日期的结束日期。',
  },
  COMPENSATION_OVERLAPS: {
    status: 409,
    en: '{item} of {employee} is {amount} already {days}. Choose other days, or say that this record gives way.',
    'zh-CN': '{employee}的{item}{days}已为 {amount}。请选择其他日期，或确认由新记录替换。',
  },
  COMPENSATION_BELOW_MINIMUM: {
    status: 422,
    en: '{item} of {employee} would be {amount}, which is below the minimum of {minimum}. Type a higher amount, or lower the minimum of the item.',
    'zh-CN': '{employee}的{item}为 {amount}，低于最小值 {minimum}。请提高金额，或调低该项目的最小值。',
  },
  COMPENSATION_ABOVE_MAXIMUM: {
    status: 422,
    en: '{item} of {employee} would be {amount}, which is above the maximum of {maximum}. Type a lower amount, or raise the maximum of the item.',
    'zh-CN': '{employee}的{item}为 {amount}，高于最大值 {maximum}。请降低金额，或调高该项目的最大值。',
  },
} as const satisfies ErrorDefinitions;
