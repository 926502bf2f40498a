import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CORRECTION_TWICE: {
    status: 409,
    en: '{employee} has asked for a correction of {date} that is not decided yet. Wait for it, or take it back first.',
    'zh-CN': '{employee}已有 {date} 的补卡申请尚未审批。请等待审批，或先撤回。',
  },
  CORRECTION_BACKWARDS: {
    status: 422,
    en: 'Somebody cannot have gone at {outTime} before they came at {inTime}. Correct a time, or say that they went on the day after.',
    'zh-CN': '下班时间 {outTime} 早于上班时间 {inTime}。请更正时间，或注明次日下班。',
  },
} as const satisfies ErrorDefinitions;
