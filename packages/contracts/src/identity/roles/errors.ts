import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  ROLE_NAME_TAKEN: {
    status: 409,
    en: 'There is a role of that name already. Choose another name.',
    'zh-CN': '已有同名角色，请换一个名称。',
  },
  ROLE_BUILT_IN: {
    status: 409,
    en: '“{role}” comes with the product and stays as it is. Copy it, and change the copy.',
    'zh-CN': '“{role}”是内置角色，不能修改。请复制后修改副本。',
  },
  ROLE_HELD: {
    status: 409,
    en: '“{role}” stays, because {count} people hold it. Take it from them first.',
    'zh-CN': '“{role}”不能删除，因为有 {count} 人拥有该角色。请先取消分配。',
  },
  ROLE_HELD_BEYOND: {
    status: 409,
    en: '“{role}” is held by {count} people whom you give no roles. Copy it, and give the copy to your people.',
    'zh-CN': '有 {count} 名您无权分配角色的人员拥有“{role}”。请复制该角色，再将副本分配给您负责的人员。',
  },
  HOLDS_MORE: {
    status: 409,
    en: '{name} may do what you may not give anybody: {permissions}. So what they sign in by is theirs alone: they set a new password by “Forgot password”, or somebody who holds as much helps them.',
    'zh-CN':
      '{name} 拥有您无权授予他人的权限：{permissions}。因此其登录方式只能由本人更改：请其使用“忘记密码”自行设置，或由拥有同等权限的人员协助。',
  },
} as const satisfies ErrorDefinitions;
