import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  REVIEW_TOO_LARGE: {
    status: 422,
    en: 'More than {max} people are meant, which is the most of one review. Choose a part of them, and make a second review for the others.',
    'zh-CN': '所选人员超过 {max} 名，这是一次调薪的上限。请选择其中一部分，其余另建一次调薪。',
  },
  REVIEW_RAISES_NOBODY: {
    status: 409,
    en: '“{name}” raises nobody as it is, so that there is nothing to approve or to write. Change the rule, or mend what refuses its people.',
    'zh-CN': '“{name}”目前没有可调薪的人员，无需审批或写入。请修改规则，或处理被拒绝的人员。',
  },
  REVIEW_NOT_BY_FILE: {
    status: 409,
    en: '“{name}” raises by a rule, or is submitted already, so that no file says its amounts. Choose “as a file says of each person” in its rule first.',
    'zh-CN': '“{name}”按规则调薪，或已提交，不能通过文件指定金额。请先在其规则中选择“按文件逐人指定”。',
  },
  REVIEW_OWN_PAY: {
    status: 409,
    en: 'Nobody enters a raise of their own. Let somebody else do it.',
    'zh-CN': '不能为自己填写调薪金额，请由他人办理。',
  },
  REVIEW_WHY_NEEDED: {
    status: 422,
    en: 'Say why {employee} is to be treated otherwise than the rule says.',
    'zh-CN': '请说明为何{employee}不按规则处理。',
  },
  REVIEW_PAID: {
    status: 409,
    en: '“{name}” cannot be taken back as a whole: period {period} of {solution} has paid {count} people with it and is closed. Change single people from a later day on.',
    'zh-CN': '“{name}”不能整体撤回：{solution}的期间 {period} 已据此向 {count} 人发薪并已关闭。请从之后的日期起逐人调整。',
  },
  REVIEW_OVERTAKEN: {
    status: 409,
    en: '“{name}” cannot be taken back as a whole: {item} of {count} people was changed since, the first of them {employee}. Take those changes back first.',
    'zh-CN': '“{name}”不能整体撤回：{count} 人的{item}之后又有变更，第一位是{employee}。请先撤销这些变更。',
  },
  REVIEW_GAVE_UP: {
    status: 500,
    en: 'The work on “{name}” was given up: {count} workers ended while they were at it, the last time because: {reason}. Nothing of it was kept. Try it again; if it fails again, look into the log of the workers.',
    'zh-CN': '“{name}”的处理已放弃：{count} 次执行均中断，最后一次原因：{reason}。未保留任何更改。请重试；若仍失败，请查看后台任务日志。',
  },
} as const satisfies ErrorDefinitions;
