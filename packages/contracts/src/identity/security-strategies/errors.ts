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
  STRATEGY_NAMES_NOBODY: {
    status: 422,
    en: 'Say whom this strategy is for: kinds of user, roles, or both.',
    'zh-CN': '请指定此策略的适用对象：用户类型、角色或两者。',
  },
} as const satisfies ErrorDefinitions;
