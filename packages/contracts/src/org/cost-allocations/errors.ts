import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ALLOCATION_UNKNOWN: {
    status: 409,
    en: 'No division of cost begins on {from}. Choose one of those that are shown.',
    'zh-CN': '没有从 {from} 开始的成本分摊，请从列表中选择。',
  },
  ALLOCATION_RATIO_ZERO: {
    status: 422,
    en: 'The share of cost center {costCenter} must be above 0 %. Type its share of {employee}’s cost, or take the line out.',
    'zh-CN': '成本中心 {costCenter} 的比例必须大于 0%。请填写其承担{employee}成本的比例，或删除该行。',
  },
  ALLOCATION_SUM: {
    status: 422,
    en: 'The shares of {employee}’s cost add up to {sum}, not to 100 %. Change them until nothing is missing and nothing is too much.',
    'zh-CN': '{employee}的成本比例合计为 {sum}，而不是 100%。请调整至合计正好为 100%。',
  },
  ALLOCATION_CENTER_REPEATED: {
    status: 422,
    en: 'Cost center {costCenter} stands more than once. Give it one line with its whole share.',
    'zh-CN': '成本中心 {costCenter} 重复出现。请合并为一行并填写其全部比例。',
  },
  ALLOCATION_MAIN: {
    status: 422,
    en: '{count} cost centers are marked as the main one of {employee}. Choose exactly one.',
    'zh-CN': '{employee}有 {count} 个主成本中心。请选择且仅选择一个。',
  },
  ALLOCATION_TAILS: {
    status: 422,
    en: '{count} cost centers would take the difference of rounding of {employee}’s cost. Only one can.',
    'zh-CN': '{employee}有 {count} 个成本中心承担尾差，只能有一个。',
  },
  ALLOCATION_DAYS_REVERSED: {
    status: 422,
    en: 'The division of {employee}’s cost would begin on {from} and end before it, on {until}. Choose an end that is not earlier.',
    'zh-CN': '{employee}的成本分摊自 {from} 生效，但结束日期 {until} 更早。请选择不早于生效日期的结束日期。',
  },
  ALLOCATION_OVERLAPS: {
    status: 409,
    en: 'The cost of {employee} is divided already {days}: {parts}. Choose other days, or say that this division gives way.',
    'zh-CN': '{employee}的成本{days}已有分摊：{parts}。请选择其他日期，或确认由新分摊替换。',
  },
} as const satisfies ErrorDefinitions;
