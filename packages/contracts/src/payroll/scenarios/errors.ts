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
  SCENARIO_TOO_MANY_PEOPLE: {
    status: 409,
    en: 'Its definition has tables over all employees, and {people} people are more than the {most} that fit at once. Start from a batch of fewer people, or from a copy without such tables.',
    'zh-CN': '其定义包含涉及全体员工的表，{people} 人超过了一次可容纳的 {most} 人。请从人数较少的批次开始，或使用不含此类表的副本。',
  },
  SCENARIO_BASE_CHANGED: {
    status: 409,
    en: 'The batch that it starts from was prepared anew meanwhile. Calculate that batch, then the scenario again.',
    'zh-CN': '作为起点的批次已重新准备。请先计算该批次，再重新计算情景。',
  },
  SCENARIO_BASE_INPUT_GONE: {
    status: 409,
    en: 'The batch that it starts from has no whole frozen input any more. Calculate that batch, then the scenario again.',
    'zh-CN': '作为起点的批次已没有完整的冻结数据。请先计算该批次，再重新计算情景。',
  },
  SCENARIO_ENGINE_DIFFERS: {
    status: 500,
    en: 'The generated code and the reference evaluator differ at {column} in {period}. This is a defect of the engine: report it with the number of the scenario.',
    'zh-CN': '在 {period} 的 {column}，生成代码与参考求值器结果不一致。这是引擎缺陷，请连同情景编号一并报告。',
  },
  SCENARIO_NOT_COMPUTABLE: {
    status: 409,
    en: 'It cannot be computed: {reason}. Correct the definition or the assumption that it names, then calculate again.',
    'zh-CN': '无法计算：{reason}。请更正所述的定义或假设后重新计算。',
  },
  SCENARIO_GAVE_UP: {
    status: 500,
    en: 'The calculation was given up after {count} attempts, the last time because: {reason}. Try again; if it stays, report it with the number of the scenario.',
    'zh-CN': '计算在 {count} 次尝试后放弃，最后一次原因：{reason}。请重试；如仍失败，请连同情景编号一并报告。',
  },
  SCENARIOS_NOT_COMPARABLE: {
    status: 409,
    en: 'Only calculated scenarios of one solution can be compared; {name} is not one of them.',
    'zh-CN': '只能比较同一方案下已计算的情景，“{name}”不在其中。',
  },
} as const satisfies ErrorDefinitions;
