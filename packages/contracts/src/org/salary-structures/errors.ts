import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SALARY_STRUCTURE_EXISTS: {
    status: 409,
    en: '{legalEntity} has a salary structure {code} already. Choose another code.',
    'zh-CN': '{legalEntity}已有薪酬体系 {code}，请换一个代码。',
  },
  SALARY_STRUCTURE_USED: {
    status: 409,
    en: 'Salary structure {structure} stays, since compensation files refer to it. Give it another name, or write records that refer to another one first.',
    'zh-CN': '薪酬档案引用了薪酬体系{structure}，因此不能删除。可将其改名，或先将这些记录改为引用其他薪酬体系。',
  },
  SALARY_LEVEL_TWICE: {
    status: 422,
    en: 'Level {level} of grade {grade} stands there twice. Take one out, or give it another name.',
    'zh-CN': '薪等 {grade} 的薪级 {level} 出现了两次，请删除其中一个或改名。',
  },
  SALARY_RANGE_REVERSED: {
    status: 422,
    en: 'Level {level} of grade {grade}: minimum {minimum}, midpoint {midpoint} and maximum {maximum} are not in order, or not above 0. Correct them.',
    'zh-CN': '薪等 {grade} 的薪级 {level}：最小值 {minimum}、中位值 {midpoint}、最大值 {maximum} 未按从小到大排列，或不大于 0。请更正。',
  },
  SALARY_VERSION_UNKNOWN: {
    status: 422,
    en: 'No version of salary structure {structure} begins on {from}. Look at it again.',
    'zh-CN': '薪酬体系{structure}没有自 {from} 起生效的版本。请重新查看。',
  },
} as const satisfies ErrorDefinitions;
