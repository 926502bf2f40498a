import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  API_KEY_INVALID: {
    status: 401,
    en: 'This key opens nothing: it is unknown, revoked or expired, its owner is disabled, or it may not be used from this address.',
    'zh-CN': '该密钥无效：密钥不存在、已撤销或已过期，所有者已停用，或不允许从此地址使用。',
  },
  API_KEY_NOT_HERE: {
    status: 403,
    en: 'A key cannot do this ({method}); the person does it, signed in.',
    'zh-CN': '不能通过密钥执行此操作（{method}），请由本人登录后操作。',
  },
  API_KEY_OPENS_MORE: {
    status: 409,
    en: 'A key opens no more than its owner may do: you may not {permissions}. Leave it out.',
    'zh-CN': '密钥的权限不能超过所有者：您没有“{permissions}”的权限，请去除。',
  },
  API_KEY_REVOKED: {
    status: 409,
    en: 'The key “{name}” is revoked already.',
    'zh-CN': '密钥“{name}”已被撤销。',
  },
} as const satisfies ErrorDefinitions;
