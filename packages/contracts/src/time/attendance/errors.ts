import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PUNCH_AHEAD: {
    status: 409,
    en: '{date}, {time} is still to come where {employee} works. Enter a time that has passed.',
    'zh-CN': '在{employee}的工作地，{date} {time} 尚未到来，请填写已过去的时间。',
  },
  PUNCH_OWN: {
    status: 409,
    en: 'One’s own attendance is changed by somebody else. Ask your supervisor or human resources.',
    'zh-CN': '本人的考勤须由他人修改，请联系上级或人力资源部门。',
  },
  PUNCH_WITHDRAWN: {
    status: 409,
    en: 'The punch of {employee} was withdrawn already. Load the page again.',
    'zh-CN': '{employee}的该打卡记录已撤回，请刷新页面。',
  },
  PUNCH_NO_SUCH_TIME: {
    status: 422,
    en: 'There was no {time} on {date} where {employee} works, because the clocks were put forward. Enter the time that the clock showed.',
    'zh-CN': '因拨快时钟，在{employee}的工作地 {date} 没有 {time}，请填写当时钟表显示的时间。',
  },
} as const satisfies ErrorDefinitions;
