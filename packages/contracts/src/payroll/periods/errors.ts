import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PERIOD_NOT_OPEN: {
    status: 409,
    en: 'Period {period} is {status}. Enable it first.',
    'zh-CN': '期间 {period} 的状态为“{status}”，请先启用。',
  },
  PAYEES_HELD: {
    status: 409,
    en: '{period} cannot be closed: {count} of its people are held and paid by no other batch. Pay them in an off-cycle batch, or take them in again.',
    'zh-CN': '{period} 不能关闭：有 {count} 人被暂缓发放，且未在其他批次中发放。请为其新建非周期批次，或恢复发放。',
  },
  PERIOD_BATCHES_OPEN: {
    status: 409,
    en: '{period} cannot be closed: batch “{batch}” is {status} ({count} of its batches are not closed). Close or cancel it first.',
    'zh-CN': '{period} 不能关闭：批次“{batch}”的状态为“{status}”（共 {count} 个批次未关闭）。请先关闭或作废该批次。',
  },
  PERIOD_HAS_BATCHES: {
    status: 409,
    en: 'Batch “{batch}” is made in {period}, so that its dates and its activation stay. Cancel the batch first.',
    'zh-CN': '{period} 已有批次“{batch}”，其日期和启用状态不能更改。请先作废该批次。',
  },
  PERIOD_NAME_TAKEN: {
    status: 409,
    en: 'This solution has a period {period} already. Give this one another name.',
    'zh-CN': '该方案已有期间 {period}，请使用其他名称。',
  },
  PERIODS_COLLIDE: {
    status: 409,
    en: '{count} of these periods cannot be made, {period} among them: {reason}',
    'zh-CN': '有 {count} 个期间无法生成，例如 {period}：{reason}',
  },
  PERIOD_REVERSED: {
    status: 422,
    en: 'The period would end on {endDate}, before it begins on {startDate}.',
    'zh-CN': '期间的结束日期 {endDate} 早于开始日期 {startDate}。',
  },
  PERIOD_BEFORE_PREVIOUS: {
    status: 422,
    en: 'It cannot begin on {startDate}: the previous period {neighbour} ends on {limit}. Begin after that day.',
    'zh-CN': '不能从 {startDate} 开始：上一期间 {neighbour} 于 {limit} 结束。请选择其后的日期。',
  },
  PERIOD_AFTER_NEXT: {
    status: 422,
    en: 'It cannot end on {endDate}: the next period {neighbour} begins on {limit}. End before that day.',
    'zh-CN': '不能在 {endDate} 结束：下一期间 {neighbour} 于 {limit} 开始。请选择其前的日期。',
  },
  PERIOD_TOO_LONG: {
    status: 422,
    en: 'From {startDate} to {endDate} are {days} days, which is more than a period of this solution has ({longest} at most).',
    'zh-CN': '{startDate} 至 {endDate} 共 {days} 天，超过该方案期间的最长天数（{longest} 天）。',
  },
  ATTENDANCE_REVERSED: {
    status: 422,
    en: 'Attendance would end on {attendanceEnd}, before it begins on {attendanceStart}.',
    'zh-CN': '考勤结束日期 {attendanceEnd} 早于开始日期 {attendanceStart}。',
  },
  ATTENDANCE_BEFORE_PREVIOUS: {
    status: 422,
    en: 'Attendance cannot begin on {attendanceStart}: that of the previous period {neighbour} runs to {limit}, and no day counts twice.',
    'zh-CN': '考勤不能从 {attendanceStart} 开始：上一期间 {neighbour} 的考勤到 {limit} 为止，同一天不能重复计算。',
  },
  ATTENDANCE_AFTER_NEXT: {
    status: 422,
    en: 'Attendance cannot end on {attendanceEnd}: that of the next period {neighbour} begins on {limit}, and no day counts twice.',
    'zh-CN': '考勤不能在 {attendanceEnd} 结束：下一期间 {neighbour} 的考勤从 {limit} 开始，同一天不能重复计算。',
  },
  PAY_DATE_BEFORE_PREVIOUS: {
    status: 422,
    en: 'It cannot be paid on {payDate}: the previous period {neighbour} is paid on {limit}. Periods are paid in their order.',
    'zh-CN': '发薪日不能为 {payDate}：上一期间 {neighbour} 的发薪日为 {limit}，各期间须按顺序发薪。',
  },
  PAY_DATE_AFTER_NEXT: {
    status: 422,
    en: 'It cannot be paid on {payDate}: the next period {neighbour} is paid on {limit}. Periods are paid in their order.',
    'zh-CN': '发薪日不能为 {payDate}：下一期间 {neighbour} 的发薪日为 {limit}，各期间须按顺序发薪。',
  },
  PAY_DATE_FAR_AWAY: {
    status: 422,
    en: 'The pay date {payDate} is more than a year away from the period, {startDate} to {endDate}.',
    'zh-CN': '发薪日 {payDate} 与期间 {startDate} 至 {endDate} 相差一年以上。',
  },
  PAYMENT_MONTH_DIFFERS: {
    status: 422,
    en: 'The payment month {paymentMonth} is not that of the pay date {payDate}.',
    'zh-CN': '发薪月份 {paymentMonth} 与发薪日 {payDate} 不一致。',
  },
  TAX_MONTH_FAR_AWAY: {
    status: 422,
    en: 'The tax month {taxMonth} is more than a year away from the pay date {payDate}.',
    'zh-CN': '税款所属月份 {taxMonth} 与发薪日 {payDate} 相差一年以上。',
  },
} as const satisfies ErrorDefinitions;
