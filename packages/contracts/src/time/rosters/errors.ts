import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ROSTER_EXISTS: {
    status: 409,
    en: 'There is a roster {code} already. Choose another code.',
    'zh-CN': '已有排班 {code}，请换一个代码。',
  },
  ROSTER_USED: {
    status: 409,
    en: 'The roster {roster} stays, since it was given to somebody. Take it from them first.',
    'zh-CN': '排班“{roster}”已分配，不能删除；请先移除其分配。',
  },
  ROSTER_SHIFT_OFF: {
    status: 409,
    en: 'The shift {shift} is switched off, so that no roster takes it any more. Choose another shift.',
    'zh-CN': '班次“{shift}”已停用，不能用于新的排班，请选择其他班次。',
  },
  ROSTER_GIVEN_THEN: {
    status: 409,
    en: '{target} has got a roster from {from} already. Take that away first, or choose another day.',
    'zh-CN': '{target}自 {from} 起已有排班。请先移除该分配，或选择其他日期。',
  },
} as const satisfies ErrorDefinitions;
