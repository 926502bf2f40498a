import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ACCOUNT_TAKEN: {
    status: 409,
    en: 'Somebody signs in as {account} already. Choose another account.',
    'zh-CN': '账号 {account} 已被使用，请换一个账号。',
  },
  EMPLOYEE_HAS_USER: {
    status: 409,
    en: '{name} can sign in already, as {account}. Change that user instead.',
    'zh-CN': '{name} 已有账号 {account}，请直接修改该用户。',
  },
  USER_IS_NAMED: {
    status: 409,
    en: '{name} stays, because there are records that name them: of what they did or decided, or that they have signed in. Disable them instead; then they cannot sign in any more.',
    'zh-CN': '{name} 不能删除，因为已有记录涉及该用户（操作、登录或审批）。请改为停用，停用后将不能再登录。',
  },
  USER_IS_ONESELF: {
    status: 409,
    en: 'You cannot disable or delete yourself. Ask another administrator to do it.',
    'zh-CN': '不能停用或删除自己，请由其他管理员操作。',
  },
  LAST_HOLDER: {
    status: 409,
    en: 'Nobody else could {permission} any more. Give somebody else a role that lets them, then try again.',
    'zh-CN': '这样将没有其他人可以“{permission}”。请先为其他人分配相应角色，再重试。',
  },
  GIVES_MORE_THAN_HELD: {
    status: 409,
    en: '“{role}” lets people do what you may not do yourself ({permissions}). Somebody who may has to give it.',
    'zh-CN': '“{role}”包含您自己没有的权限（{permissions}），请由拥有这些权限的人授予。',
  },
  GIVES_PAY: {
    status: 409,
    en: '“{role}” gives rights over pay ({permissions}). Only somebody who may give rights over pay can give it, and nobody can give it to themself.',
    'zh-CN': '“{role}”包含薪酬权限（{permissions}）。只有可授予薪酬权限的人才能授予，且不能授予自己。',
  },
  BEYOND_REACH: {
    status: 409,
    en: '“{role}” counts, or would count, where you give no roles. Choose a legal entity that you look after.',
    'zh-CN': '“{role}”的适用范围超出您可分配角色的范围，请选择您负责的用人单位。',
  },
} as const satisfies ErrorDefinitions;
