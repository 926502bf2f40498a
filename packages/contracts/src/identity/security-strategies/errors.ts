import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  STRATEGY_EXISTS: {
    status: 409,
    en: 'There is a security strategy “{name}” already. Give this one another name.',
    'zh-CN': '已有名为“{name}”的安全策略，请使用其他名称。',
  },
  STRATEGY_IS_DEFAULT: {
    status: 409,
    en: '“{name}” is the default strategy: it holds for whoever no other names, so it cannot be deleted or name people itself.',
    'zh-CN': '“{name}”是默认策略，适用于未被其他策略指定的用户，不能删除，也不能指定适用对象。',
  },
  STRATEGY_LOCKOUT_MISSING: {
    status: 422,
    en: 'The default strategy says after how many failed sign-ins accounts lock, and for how many minutes. Give both figures.',
    'zh-CN': '默认策略规定登录失败多少次后锁定账号以及锁定多少分钟，请填写这两项。',
  },
  STRATEGY_LOCKOUT_OTHER: {
    status: 422,
    en: 'Accounts lock by the default strategy alone, so “{name}” cannot say when they do. Leave its lockout out.',
    'zh-CN': '账号锁定只由默认策略规定，“{name}”不能设置锁定规则，请去掉锁定设置。',
  },
  STRATEGY_NAMES_NOBODY: {
    status: 422,
    en: 'Say whom this strategy is for: kinds of user, roles, or both.',
    'zh-CN': '请指定此策略的适用对象：用户类型、角色或两者。',
  },
} as const satisfies ErrorDefinitions;
