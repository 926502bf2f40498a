import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  DEFINITION_INVALID: {
    status: 409,
    en: 'The definition of {solution} does not compile: {reason}',
    'zh-CN': '{solution} 的定义无法编译：{reason}',
  },
  SOLUTION_EXISTS: {
    status: 409,
    en: 'There is a solution {code} already. Choose another code.',
    'zh-CN': '已有方案 {code}，请换一个代码。',
  },
  TEMPLATE_EXISTS: {
    status: 409,
    en: 'There is a template {code} already. Choose another code.',
    'zh-CN': '已有模板 {code}，请换一个代码。',
  },
  NOTHING_PUBLISHED: {
    status: 409,
    en: '{solution} has no published copy yet. Publish one first.',
    'zh-CN': '{solution} 尚无已发布的副本，请先发布。',
  },
  LAST_SOLUTION_MANAGER: {
    status: 409,
    en: '{who} is the last manager of {solution}. Without one, only payroll administrators can change it. Name somebody else, or confirm that nobody shall manage it.',
    'zh-CN': '{who} 是 {solution} 的最后一位方案管理员。移除后只有薪酬管理员能修改。请另行指定，或确认不再设管理员。',
  },
  CANNOT_BE_NAMED: {
    status: 409,
    en: '{who} does not come into question for {solution}: an administrator has to give them the role for its legal entity first.',
    'zh-CN': '{who} 不能用于 {solution}：须先由管理员授予其在该用人单位的角色。',
  },
  ROLE_NAMED_TWICE: {
    status: 409,
    en: '{solution} would have two roles {name}. Give one of them another name.',
    'zh-CN': '{solution} 会有两个名为 {name} 的角色，请改名。',
  },
  GIVES_MORE_THAN_OWN: {
    status: 409,
    en: 'You can only give what you may do yourself in {where}. Somebody who may do all of it has to give this.',
    'zh-CN': '您只能授予自己在 {where} 拥有的权限，请由拥有全部这些权限的人授予。',
  },
  PERMISSION_TEMPLATE_EXISTS: {
    status: 409,
    en: '{solution} has a permission template {name} already. Choose another name.',
    'zh-CN': '{solution} 已有权限模板 {name}，请换一个名称。',
  },
} as const satisfies ErrorDefinitions;
