import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PASSWORD_WRONG: {
    status: 422,
    en: 'The current password is not right. Type it again.',
    'zh-CN': '当前密码不正确，请重新输入。',
  },
  PASSWORD_TOO_WEAK: {
    status: 422,
    en: 'The new password does not meet the rules: at least {characters} characters{needs}.',
    'zh-CN': '新密码不符合规则：至少 {characters} 个字符{needs}。',
  },
  PASSWORD_TOO_COMMON: {
    status: 422,
    en: 'The new password is easy to guess: it is made of words, names or sequences that are tried first. Take a longer or less usual one.',
    'zh-CN': '新密码容易被猜到：由常用词、姓名或连续字符组成。请使用更长或更少见的密码。',
  },
  PASSWORD_LEAKED: {
    status: 422,
    en: 'The new password stands in a list of passwords that were stolen somewhere, and is among those that others try. Take one that you use nowhere else.',
    'zh-CN': '新密码出现在已泄露密码名单中，会被他人尝试。请使用一个未在别处使用过的密码。',
  },
  PASSWORD_USED_BEFORE: {
    status: 422,
    en: 'This password was used before. The last {count} may not come back: take another one.',
    'zh-CN': '该密码以前使用过。最近 {count} 个密码不能重复使用，请换一个。',
  },
  PASSWORD_CHANGED_MEANWHILE: {
    status: 409,
    en: 'The password was changed by somebody else meanwhile. Sign in with that one, or ask for a link.',
    'zh-CN': '密码已被他人修改。请使用新密码登录，或申请重置链接。',
  },
  PASSWORD_OWN: {
    status: 409,
    en: 'This is your own account. Change your password under Me, Security.',
    'zh-CN': '这是您自己的账号，请在“我的”下的“安全”中修改密码。',
  },
} as const satisfies ErrorDefinitions;
