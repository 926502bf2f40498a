import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ACTION_NOT_ALLOWED: {
    status: 409,
    en: 'The settings do not let managers ask for “{kind}” of {name}. Ask human resources to do it.',
    'zh-CN': '系统设置不允许经理为{name}发起“{kind}”，请联系人力资源部门办理。',
  },
  ACTION_ALREADY_ASKED: {
    status: 409,
    en: '“{kind}” of {name} on {date} waits for approval already. Wait for the decision, or take that one back first.',
    'zh-CN': '{name}在 {date} 的“{kind}”已在审批中。请等待审批，或先撤回该申请。',
  },
  HIRE_ALREADY_ASKED: {
    status: 409,
    en: 'The number {number} is taken by a hire that waits for approval already: {name}, from {date}. Choose another number, or take that hire back first.',
    'zh-CN': '工号 {number} 已被一项审批中的入职占用：{name}，{date} 入职。请换一个工号，或先撤回该入职。',
  },
  ACTION_CHANGES_NOTHING: {
    status: 409,
    en: '{name} is on {date} already what this would make of them. Choose something else, or another day.',
    'zh-CN': '{name}在 {date} 已是如此，无需变更。请选择其他内容或日期。',
  },
  ACTION_DAYS_REVERSED: {
    status: 409,
    en: 'It would end on {until}, before it begins on {from}. Correct one of the days.',
    'zh-CN': '结束日期 {until} 早于开始日期 {from}，请更正其中一个日期。',
  },
  ACTION_TOOK_EFFECT: {
    status: 409,
    en: '“{kind}” of {name} took effect on {date}, so that it cannot be taken back. Change what came of it from a later day on.',
    'zh-CN': '{name}的“{kind}”已于 {date} 生效，不能撤回。请从之后的日期起变更。',
  },
  ACTION_OVERTAKEN: {
    status: 409,
    en: 'What “{kind}” of {name} wrote for {date} was changed since. Take the later change back first.',
    'zh-CN': '{name}的“{kind}”为 {date} 写入的内容之后又有变更，请先撤销之后的变更。',
  },
  ACTION_TAKES_NO_FILES: {
    status: 409,
    en: '“{kind}” of {name} takes effect at once, so that there is no approval which files could be read in. Send it without files.',
    'zh-CN': '{name}的“{kind}”立即生效，没有可供查阅附件的审批。请不带附件提交。',
  },
  NO_PROBATION: {
    status: 409,
    en: 'No contract of {name} has a probation on {date} that is not confirmed. Say the probation in the contract first.',
    'zh-CN': '{name}在 {date} 没有尚未转正的试用期。请先在合同中填写试用期。',
  },
  PROBATION_NOT_LONGER: {
    status: 409,
    en: 'The probation of {name} lasts until {standing}; {probationUntil} would not extend it. Choose a later day.',
    'zh-CN': '{name}的试用期至 {standing}，{probationUntil} 并未延长。请选择更晚的日期。',
  },
  ABSENCE_IS_PAID: {
    status: 409,
    en: '{type} is paid. A leave of absence takes a type of leave that is not paid; ask for paid leave on the page of leave.',
    'zh-CN': '“{type}”为带薪假期。停薪留职须选择无薪假期类型；带薪假期请在假期页面申请。',
  },
  RESIGNATION_OFF: {
    status: 409,
    en: 'Employees of this company do not resign here. Tell human resources.',
    'zh-CN': '本公司未开放自助离职，请联系人力资源部门。',
  },
} as const satisfies ErrorDefinitions;
