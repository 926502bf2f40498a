import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  SIGN_IN_FAILED: {
    status: 401,
    en: 'Account or password is not right. Check both and try again.',
    'zh-CN': '账号或密码不正确，请检查后重试。',
  },
  GIVEN_PASSWORD_OVER: {
    status: 401,
    en: 'This password was set for you by an administrator and was good for {hours} hours. Set one of your own by “Forgot your password?”, or ask for another one.',
    'zh-CN': '此密码由管理员设置，有效期 {hours} 小时，现已失效。请通过“忘记密码”自行设置，或请管理员重新设置。',
  },
  SIGN_IN_DELAYED: {
    status: 429,
    en: 'Too many attempts. Try again in {seconds} seconds.',
    'zh-CN': '尝试次数过多，请在 {seconds} 秒后重试。',
  },
  ACCOUNT_LOCKED: {
    status: 429,
    en: 'This account is locked after {failures} failed sign-ins. It opens by itself in {minutes} minutes; an administrator can unlock it before.',
    'zh-CN': '该账号因 {failures} 次登录失败已锁定，将在 {minutes} 分钟后自动解锁，也可由管理员提前解锁。',
  },
  SIGN_IN_STEP_OVER: {
    status: 422,
    en: 'This sign-in has taken too long or was finished elsewhere. Begin again with account and password.',
    'zh-CN': '本次登录已超时或已在别处完成，请重新输入账号和密码。',
  },
  CAPTCHA_WRONG: { status: 422, en: 'The characters do not match the picture. Try the new one.', 'zh-CN': '验证码不正确，请重新输入。' },
  CAPTCHA_PROOF_INVALID: { status: 422, en: 'The picture check has expired. Answer a new picture.', 'zh-CN': '验证码已失效，请重新验证。' },
  CAPTCHA_WORK_MISSING: {
    status: 422,
    en: 'There were failed attempts, so this picture costs your device some computing. Answer a new picture.',
    'zh-CN': '此前有失败的尝试，需由您的设备完成计算验证。请重新填写新的验证码。',
  },
} as const satisfies ErrorDefinitions;
