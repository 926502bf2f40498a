import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SHIFT_EXISTS: {
    status: 409,
    en: 'There is a shift {code} already. Choose another code.',
    'zh-CN': '已有班次 {code}，请换一个代码。',
  },
  SHIFT_FOR_ALL: {
    status: 409,
    en: 'The shift {shift} belongs to the whole company, so that only somebody who looks after all of it can change it. Make one for your legal entity.',
    'zh-CN': '班次“{shift}”属于整个公司，只有负责全部用人单位的人才能修改；请为您的用人单位新建班次。',
  },
  SHIFT_USED: {
    status: 409,
    en: 'The shift {shift} stays, since rosters or attendance have it. Switch it off, so that no roster takes it any more.',
    'zh-CN': '班次“{shift}”已用于排班或考勤，不能删除；可将其停用，不再用于新的排班。',
  },
} as const satisfies ErrorDefinitions;
