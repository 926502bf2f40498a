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
  COMPENSATION_ITEM_ONE_TIME: {
    status: 409,
    en: '{item} is paid once, not in every period. Enter it as a one-time payment, or choose an item that recurs.',
    'zh-CN': '{item}为一次性项目，不按期发放。请录入一次性薪资，或选择经常性项目。',
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
  COMPENSATION_LEVEL_REQUIRED: {
    status: 422,
    en: '{item} of {employee} refers to salary structure {structure} without its pay grade and pay level. Choose both, or refer to no structure.',
    'zh-CN': '{employee}的{item}引用了薪酬体系{structure}，但未选择薪等和薪级。请选择二者，或不引用薪酬体系。',
  },
  COMPENSATION_LEVEL_UNKNOWN: {
    status: 422,
    en: 'Salary structure {structure} has no level {level} of grade {grade} on {from}. Choose another level, or another first day.',
    'zh-CN': '薪酬体系{structure}在 {from} 没有薪等 {grade} 的薪级 {level}。请选择其他薪级或其他生效日期。',
  },
  COMPENSATION_STRUCTURE_OTHER: {
    status: 422,
    en: 'Salary structure {structure} is for {itemOfStructure} in {currency}, not for {item} of {employee}. Choose another structure, or none.',
    'zh-CN': '薪酬体系{structure}适用于以 {currency} 计的{itemOfStructure}，不适用于{employee}的{item}。请选择其他薪酬体系，或不引用。',
  },
  COMPENSATION_OUTSIDE_RANGE: {
    status: 422,
    en: '{item} of {employee} would be {amount}, outside of the range of level {level} of grade {grade}: {minimum} to {maximum}. Type an amount within it, choose another level, or say that it is meant and why.',
    'zh-CN':
      '{employee}的{item}为 {amount}，超出薪等 {grade} 薪级 {level} 的范围：{minimum} 至 {maximum}。请填写范围内的金额、选择其他薪级，或确认有意如此并填写原因。',
  },
} as const satisfies ErrorDefinitions;
