import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  LEAVE_TYPE_EXISTS: {
    status: 409,
    en: 'There is a type of leave {code} already. Choose another code.',
    'zh-CN': '已有假期类型 {code}，请换一个代码。',
  },
  LEAVE_TYPE_FOR_ALL: {
    status: 409,
    en: '{type} belongs to the whole company, so that only somebody who looks after all legal entities can change it. Make a type for your legal entity.',
    'zh-CN': '“{type}”属于整个公司，只有负责全部用人单位的人才能修改；请为您的用人单位另建类型。',
  },
  LEAVE_RULE_BEGAN: {
    status: 409,
    en: 'Leave years of {type} have begun by the rule from {latest} on. Choose a later day: what was granted by a rule stays.',
    'zh-CN': '“{type}”的假期年度已按 {latest} 起的规则开始。请选择更晚的日期：已按规则授予的假期不变。',
  },
  LEAVE_YEAR_STAYS: {
    status: 409,
    en: 'Leave years of {type} begin as they always did. Make another type where they are to begin otherwise.',
    'zh-CN': '“{type}”的假期年度起算方式不能更改；如需其他方式，请另建类型。',
  },
  LEAVE_TYPE_CLOSED: {
    status: 409,
    en: '{type} is not in use any more. Choose another type of leave.',
    'zh-CN': '“{type}”已停用，请选择其他假期类型。',
  },
  LEAVE_DAYS: {
    status: 409,
    en: 'The leave would end on {endDate}, before it begins on {startDate}, or last more than {max} days. Choose other days.',
    'zh-CN': '假期结束日期 {endDate} 早于开始日期 {startDate}，或超过 {max} 天，请选择其他日期。',
  },
  LEAVE_HOURS: {
    status: 409,
    en: 'Hours can be asked for of one day, up to {hoursPerDay}, where {type} is counted in hours. Ask for whole or half days instead.',
    'zh-CN': '仅当“{type}”以小时计时，才能申请某一天内不超过 {hoursPerDay} 小时的假期；请改为申请整天或半天。',
  },
  LEAVE_NO_DAYS: {
    status: 409,
    en: 'Nobody works on the days from {startDate} through {endDate}, so that they take no leave. Choose working days.',
    'zh-CN': '{startDate} 至 {endDate} 均非工作日，无需请假，请选择工作日。',
  },
  LEAVE_NOT_YET: {
    status: 409,
    en: '{employee} can take {type} from {from} on, after {months} months of service. Choose later days, or another type of leave.',
    'zh-CN': '{employee}入职满 {months} 个月后，自 {from} 起才能休“{type}”；请选择更晚的日期或其他假期类型。',
  },
  LEAVE_OVERLAPS: {
    status: 409,
    en: '{employee} has leave or has asked for it on {date} already. Choose other days, or take the other request back first.',
    'zh-CN': '{employee}在 {date} 已有假期或申请。请选择其他日期，或先撤回另一申请。',
  },
  LEAVE_BALANCE_SHORT: {
    status: 409,
    en: '{employee} would have {balance} of {type} on {date}, and at least {least} must be left. Ask for less, choose later days, or another type of leave.',
    'zh-CN': '{employee}的“{type}”在 {date} 余额将为 {balance}，低于允许的 {least}。请减少天数、选择更晚的日期或其他假期类型。',
  },
  LEAVE_BEGAN: {
    status: 409,
    en: 'The leave from {startDate} on has begun, so that only human resources can take it back. Ask them.',
    'zh-CN': '{startDate} 起的假期已经开始，只有人力资源部门可以撤销，请与其联系。',
  },
  LEAVE_UNBALANCED: {
    status: 409,
    en: 'No balance of {type} is kept on {day}, so that there is nothing to adjust. Give the type a rule that keeps one first.',
    'zh-CN': '“{type}”在 {day} 不计余额，无可调整。请先为该类型设置计余额的规则。',
  },
  LEAVE_DAY_EARLY: {
    status: 409,
    en: 'The ledger of {type} of {employee} begins on {first}. Choose that day or a later one.',
    'zh-CN': '{employee}的“{type}”台账自 {first} 开始，请选择该日或之后的日期。',
  },
  LEAVE_OWN: {
    status: 409,
    en: 'Your own balance of leave is adjusted by somebody else who may. Ask a colleague of human resources.',
    'zh-CN': '本人的假期余额须由其他有权限的人调整，请联系人力资源同事。',
  },
  NO_EMPLOYEE: {
    status: 409,
    en: 'The account {account} belongs to nobody who is employed, so that there is no leave or time of its own. Sign in as an employee.',
    'zh-CN': '账号 {account} 不属于任何员工，没有本人的假期与考勤；请以员工身份登录。',
  },
} as const satisfies ErrorDefinitions;
