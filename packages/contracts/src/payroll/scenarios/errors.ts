import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SCENARIO_EXISTS: {
    status: 409,
    en: 'The solution has a scenario “{name}” already. Choose another name.',
    'zh-CN': '该方案已有名为“{name}”的情景，请换一个名称。',
  },
  SCENARIO_WITHOUT_BASE: {
    status: 409,
    en: 'A scenario of {solution} needs a calculated batch to start from. Calculate one, or choose another.',
    'zh-CN': '{solution} 的情景需要以一个已计算的批次为起点。请先计算批次，或另选一个。',
  },
  SCENARIO_ASSUMPTION: {
    status: 422,
    en: 'Assumption {number}: {reason}',
    'zh-CN': '假设 {number}：{reason}',
  },
  LARGE_RAISE: {
    status: 409,
    en: 'A change of pay by {percent} % is more than {plausible} %. Confirm that it is meant.',
    'zh-CN': '薪酬变动 {percent}% 超过 {plausible}%，请确认是否如此。',
  },
  SCENARIOS_NOT_COMPARABLE: {
    status: 409,
    en: 'Only calculated scenarios of one solution can be compared; {name} is not one of them.',
    'zh-CN': '只能比较同一方案下已计算的情景，“{name}”不在其中。',
  },
} as const satisfies ErrorDefinitions;
