import type { LocalizedText } from '../../../core/languages.ts';

/** Of files of pay, of what is paid once, and of compensation reviews. */
export const payReasons = {
  REVIEW_ONE_OF_TWO: {
    en: '{key} has a new amount and a percentage, of which only one can be meant. Leave one of them blank.',
    'zh-CN': '{key} 同时填写了新金额和百分比，只能填写其中一个。请将其中一个留空。',
  },
  REVIEW_NOT_ABOVE_ZERO: {
    en: '{column} of {key} is {read}: a review raises. Write more than 0, and per cent below 1,000.',
    'zh-CN': '{key} 的{column}为 {read}：调薪须上调。请填写大于 0 的数值，百分比须低于 1,000。',
  },
  REVIEW_NOT_EMPLOYED: {
    en: '{key} is not employed on {day}, from when on the review raises. Leave the row out.',
    'zh-CN': '{key} 在调薪生效日期 {day} 不在职。请去掉此行。',
  },
  COMPENSATION_ZERO: {
    en: '{column}: an amount of 0 says nothing. Type an amount, or end the record by its last day.',
    'zh-CN': '{column}：金额不能为 0。请填写金额，或用结束日期停用该记录。',
  },
  COMPENSATION_DAYS_REVERSED: {
    en: '{column}: {until} is before the first day, {from}.',
    'zh-CN': '{column}：{until} 早于生效日期 {from}。',
  },
  COMPENSATION_PERIOD: {
    en: '{column}: “{read}” is no month, such as 2026-03.',
    'zh-CN': '{column}：“{read}”不是月份，例如 2026-03。',
  },
  COMPENSATION_LIMITS: {
    en: '{column}: {read} does not lie between the item’s minimum {min} and maximum {max}.',
    'zh-CN': '{column}：{read} 不在该项目的最小值 {min} 与最大值 {max} 之间。',
  },
  PAYMENT_ZERO: {
    en: '{column}: a payment of 0 says nothing. Type an amount, or leave the row out.',
    'zh-CN': '{column}：金额不能为 0。请填写金额，或删去该行。',
  },
  PAYMENT_NOT_EMPLOYED: {
    en: '{column}: {name} is not employed on {read}, so that no pay period would take it. Choose a day on which they are.',
    'zh-CN': '{column}：{name}在 {read} 不在职，没有期间会发放。请选择在职的日期。',
  },
  COMPENSATION_LEVEL_REQUIRED: {
    en: '{column}: whoever refers to a salary structure chooses its pay grade and pay level. Fill in all three, or leave all three blank.',
    'zh-CN': '{column}：引用薪酬体系时须选择薪等和薪级。请将三项都填写，或都留空。',
  },
  COMPENSATION_LEVEL_UNKNOWN: {
    en: '{column}: salary structure {structure} has no level {level} of grade {grade} for this item and currency on {from}. Correct it, or leave all three blank.',
    'zh-CN': '{column}：薪酬体系 {structure} 在 {from} 没有适用于该项目和币种的薪等 {grade} 薪级 {level}。请更正，或将三项都留空。',
  },
  COMPENSATION_OUTSIDE_RANGE: {
    en: '{column}: {read} lies outside of the range of its level, {min} to {max}. Correct it, choose another level, or write the record by its form, which asks why.',
    'zh-CN': '{column}：{read} 超出其薪级的范围 {min} 至 {max}。请更正、选择其他薪级，或在表单中填写并说明原因。',
  },
  COMPENSATION_OVERLAPS: {
    en: '{key} overlaps with the record of the same item from {from}. End one before the other begins; an earlier record ends by itself only where this one holds as long.',
    'zh-CN': '{key} 与同一项目自 {from} 起的记录重叠。请先结束其中一条；仅当本行有效期不短于较早记录时，较早记录才会自动结束。',
  },
  CURRENCY_UNKNOWN: {
    en: '{column}: “{read}” is no currency code, such as CNY.',
    'zh-CN': '{column}：“{read}”不是币种代码，例如 CNY。',
  },
  PAY_ZERO: {
    en: '{column}: an amount of 0 pays nothing. Type an amount, leave the cell blank, or say when you import that 0 means none.',
    'zh-CN': '{column}：金额不能为 0。请填写金额、留空，或在导入时说明 0 表示无此项。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
