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
  EMPLOYMENT_GOES_ON: {
    status: 409,
    en: '{name} has no last day that could be taken back.',
    'zh-CN': '{name}没有可以撤销的离职日期。',
  },
} as const satisfies ErrorDefinitions;
