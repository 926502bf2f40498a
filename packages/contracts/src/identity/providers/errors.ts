import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  PROVIDER_EXISTS: {
    status: 409,
    en: 'There is a provider “{code}” already. Take another code.',
    'zh-CN': '已有代码为“{code}”的登录服务，请使用其他代码。',
  },
  PROVIDER_ADDRESS: {
    status: 422,
    en: 'The issuer must be an address without query, as the provider’s discovery document names it.',
    'zh-CN': '颁发者须为不带查询参数的地址，与登录服务的发现文档一致。',
  },
  PROVIDER_SECRET_MISSING: {
    status: 422,
    en: 'The secret that stands here was given by another issuer. Enter the one that {issuer} gave you.',
    'zh-CN': '现有密钥来自其他颁发者，请填写 {issuer} 提供的密钥。',
  },
  PROVIDER_AWAY: {
    status: 422,
    en: '“{name}” does not answer as an OpenID Connect provider does. Check its address, or try again later.',
    'zh-CN': '“{name}”未按 OpenID Connect 响应。请检查其地址，或稍后重试。',
  },
  PROVIDER_REFUSED: {
    status: 422,
    en: 'The sign-in through the provider did not work out: it took too long, was used already, began in another browser, or was refused. Begin again.',
    'zh-CN': '通过登录服务登录未成功：已超时、已使用、来自其他浏览器，或被拒绝。请重新开始。',
  },
  PROVIDER_LINK_REFUSED: {
    status: 409,
    en: 'The account was not linked: it took too long, was done already, began in another session, or the provider refused. Begin again.',
    'zh-CN': '账号未关联：已超时、已完成、来自其他会话，或被登录服务拒绝。请重新开始。',
  },
  PROVIDER_LINKED: {
    status: 409,
    en: 'Your account is linked with “{name}” already. Remove that link first.',
    'zh-CN': '您的账号已与“{name}”关联，请先解除关联。',
  },
  PROVIDER_NOT_LINKED: {
    status: 422,
    en: 'No account here is linked with that one of “{name}”. Sign in with your password first and link it under Me, Security.',
    'zh-CN': '没有账号与该“{name}”账号关联。请先用密码登录，并在“我的”下的“安全”中关联。',
  },
  PROVIDER_LINKED_ELSEWHERE: {
    status: 409,
    en: 'That account of “{name}” is linked with another one here. Remove that link first.',
    'zh-CN': '该“{name}”账号已与其他账号关联，请先解除关联。',
  },
} as const satisfies ErrorDefinitions;
