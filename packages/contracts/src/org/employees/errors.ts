import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  EMPLOYEE_NUMBER_TAKEN: {
    status: 409,
    en: 'Somebody has the number {number} already: {name}. Choose another number.',
    'zh-CN': '工号 {number} 已被{name}使用，请换一个工号。',
  },
  BORN_TOO_LATE: {
    status: 409,
    en: '{name} would be hired on {hireDate}, before or on the day of birth {birthDate}. Correct one of the days.',
    'zh-CN': '{name}的入职日期 {hireDate} 不晚于出生日期 {birthDate}，请更正其中一个日期。',
  },
  NOT_EMPLOYED_THEN: {
    status: 409,
    en: '{name} is not employed on {from}: hired on {hireDate}, last day {lastDay}. Choose a day between.',
    'zh-CN': '{name}在 {from} 不在职：入职 {hireDate}，离职 {lastDay}。请选择其间的日期。',
  },
  REPORTS_TO_THEMSELF: {
    status: 409,
    en: '{name} would report to themself through {supervisor} from {from} on. Choose somebody who does not report to {name}.',
    'zh-CN': '从 {from} 起，{name}将通过{supervisor}汇报给自己。请选择不向{name}汇报的人。',
  },
  ASSIGNMENT_CHANGE_UNKNOWN: {
    status: 409,
    en: 'No change of {name}’s work begins on {from} that something held before. What they were hired as stays; change it from that day instead.',
    'zh-CN': '{name}没有从 {from} 开始且此前有记录的任职变动。入职时的任职不能撤销，请改为从该日起变更。',
  },
  ENDS_BEFORE_IT_BEGINS: {
    status: 409,
    en: '{name} was hired on {hireDate}: the last day cannot be {lastDay}. Choose that day or a later one.',
    'zh-CN': '{name}于 {hireDate} 入职，离职日期不能是 {lastDay}，请选择该日或更晚的日期。',
  },
  STILL_EMPLOYED: {
    status: 409,
    en: '{name} has not left: hired on {hireDate}, last day {lastDay}. Only somebody whose last day is over comes back; where they stay, take the last day back instead.',
    'zh-CN': '{name}尚未离职：入职 {hireDate}，离职日期 {lastDay}。离职日期已过的人员才能重新入职；若其留任，请撤销离职。',
  },
  REHIRE_TOO_EARLY: {
    status: 409,
    en: '{name} was employed through {lastDay}, so that a new employment cannot begin on {from}. Choose a later day.',
    'zh-CN': '{name}任职至 {lastDay}，不能于 {from} 重新入职，请选择更晚的日期。',
  },
  NEVER_REHIRED: {
    status: 409,
    en: '{name} has had one employment only: there is no return that could be taken back.',
    'zh-CN': '{name}只有一段任职，没有可以撤销的重新入职。',
  },
  REHIRE_IN_USE: {
    status: 409,
    en: 'That {name} came back on {from} cannot be taken back, since something stands on it: {uses}. Remove that first; what was paid already ends with a last day instead.',
    'zh-CN': '{name}于 {from} 的重新入职不能撤销，因为已有：{uses}。请先删除这些内容；若已发薪，请改为登记离职日期。',
  },
  EMPLOYMENT_GOES_ON: {
    status: 409,
    en: '{name} has no last day that could be taken back.',
    'zh-CN': '{name}没有可以撤销的离职日期。',
  },
} as const satisfies ErrorDefinitions;
