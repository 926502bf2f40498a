import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CONTRACT_NUMBER_TAKEN: {
    status: 409,
    en: 'A contract of the legal entity has the number {number} already. Choose another number.',
    'zh-CN': '该用人单位已有编号为 {number} 的合同，请换一个编号。',
  },
  CONTRACT_DAYS_REVERSED: {
    status: 409,
    en: 'The contract {number} of {name} would end on {endsOn}, before it begins on {startsOn}. Correct one of the days.',
    'zh-CN': '{name}的合同 {number} 将于 {endsOn} 结束，早于开始日期 {startsOn}，请更正其中一个日期。',
  },
  CONTRACT_END_MISSING: {
    status: 409,
    en: 'A contract of the kind “{kind}” has a last day. Say on which day the contract {number} of {name} ends.',
    'zh-CN': '“{kind}”合同须有结束日期，请填写{name}的合同 {number} 的结束日期。',
  },
  CONTRACT_WITHOUT_END: {
    status: 409,
    en: 'A contract of the kind “{kind}” has no last day. Leave the last day of the contract {number} of {name} blank, or choose another kind.',
    'zh-CN': '“{kind}”合同没有结束日期。请将{name}的合同 {number} 的结束日期留空，或选择其他类型。',
  },
  CONTRACT_OVERLAPS: {
    status: 409,
    en: '{name} has the contract {number} on some of these days already: {days}. Choose other days, or change that contract first.',
    'zh-CN': '{name}在其中部分日期已有合同 {number}：{days}。请选择其他日期，或先修改该合同。',
  },
  PROBATION_OUTSIDE: {
    status: 409,
    en: 'The probation of {name} would end on {probationUntil}, outside of the days of the contract {number}. Choose a day within the contract.',
    'zh-CN': '{name}的试用期将于 {probationUntil} 结束，不在合同 {number} 的期限内，请选择合同期限内的日期。',
  },
  CONTRACT_RENEWED: {
    status: 409,
    en: 'The contract {number} of {name} is renewed by the contract {renewedBy} already. Change or remove that one first.',
    'zh-CN': '{name}的合同 {number} 已由合同 {renewedBy} 续签，请先修改或移除后者。',
  },
  CONTRACT_RENEWS_LATER: {
    status: 409,
    en: 'The contract {number} of {name} goes on with {renews}, so that it begins after the last day of that one. Choose a later day.',
    'zh-CN': '{name}的合同 {number} 续签合同 {renews}，须在其结束之后开始，请选择更晚的日期。',
  },
} as const satisfies ErrorDefinitions;
