import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  OVERTIME_TWICE: {
    status: 409,
    en: '{employee} has overtime of {date}, {times}, already, or has asked for it, and the times overlap. Change the times, take the other request back first, or say how long was worked of it.',
    'zh-CN': '{employee}在 {date} {times} 已有加班或加班申请，时间重叠。请调整时间、先撤回另一申请，或填写其实际加班时长。',
  },
  OVERTIME_HOURS: {
    status: 422,
    en: 'Hours of overtime are given for each of its dates, no more than its time on that date, and some hours in all. Expected: {expected}. Given: {given}. Change the hours, or leave them out where there was no break.',
    'zh-CN': '加班时数须按日期逐一填写，不超过当日加班时间，且合计大于 0。应为：{expected}；实填：{given}。请修改时数；没有休息时可不填。',
  },
  OVERTIME_NOT_AS_LEAVE: {
    status: 409,
    en: 'Overtime of {date} cannot be taken as {type}. Choose pay, or another type of leave.',
    'zh-CN': '{date} 的加班不能折算为“{type}”，请选择支付加班费或其他假期类型。',
  },
  OVERTIME_WAY: {
    status: 409,
    en: 'Overtime that is taken as leave says as which, and overtime that is paid does not. Choose pay, or leave with its type.',
    'zh-CN': '折算为假期的加班须选择假期类型，支付加班费的则不选。请选择支付，或选择假期及其类型。',
  },
  OVERTIME_BEGAN: {
    status: 409,
    en: 'The day of the overtime, {date}, has come, so that only human resources can take it back. Ask them.',
    'zh-CN': '加班日 {date} 已到，只有人力资源部门可以撤销，请与其联系。',
  },
  OVERTIME_AHEAD: {
    status: 409,
    en: 'The overtime is of {date}, which is still to come. Say how long was worked once it was.',
    'zh-CN': '加班日 {date} 尚未到来，请在加班之后填写实际时长。',
  },
  OVERTIME_OWN: {
    status: 409,
    en: 'How long one has worked oneself is said by somebody else. Ask your supervisor.',
    'zh-CN': '本人的实际加班时长须由他人填写，请联系上级。',
  },
} as const satisfies ErrorDefinitions;
