import type { ErrorDefinitions } from './error-definition.ts';

/** Errors that any slice can meet; a slice's own are in its errors.ts. */
export const errors = {
  TABLE_ROW: {
    status: 400,
    en: 'Row {row} was not accepted: {reason}. Correct column {column} and try again.',
    'zh-CN': '第 {row} 行未被接受：{reason}。请修改列 {column} 后重试。',
  },
  UNAUTHENTICATED: { status: 401, en: 'Sign in first.', 'zh-CN': '请先登录。' },
  SESSION_EXPIRED: { status: 401, en: 'Your session has expired. Sign in again.', 'zh-CN': '会话已过期，请重新登录。' },
  AUTHORIZATION_REQUIRED: {
    status: 403,
    en: 'You have no right to do this ({method}). Ask your administrator for the permission to {permission}.',
    'zh-CN': '您没有执行此操作（{method}）的权限。请向管理员申请“{permission}”的权限。',
  },
  FOREIGN_ORIGIN: { status: 403, en: 'This request comes from another site and was refused.', 'zh-CN': '该请求来自其他站点，已被拒绝。' },
  NOT_FOUND: {
    status: 404,
    en: 'There is no {what} {id} here. It may have been removed, or lie outside what you may see.',
    'zh-CN': '此处没有 {what} {id}。它可能已被删除，或不在您的可见范围内。',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: 'The method {method} is not supported here. Use {allow}.',
    'zh-CN': '此处不支持方法 {method}，请使用 {allow}。',
  },
  NOT_ACCEPTABLE: { status: 406, en: 'The answer is not available in the format {format}.', 'zh-CN': '不提供格式 {format}。' },
  ILLEGAL_TRANSITION: {
    status: 409,
    en: '{what} {id} is {status}; “{event}” is possible only from: {allowed}.',
    'zh-CN': '{what} {id} 的状态为“{status}”，不能执行“{event}”。可执行的状态：{allowed}。',
  },
  STALE_VERSION: {
    status: 409,
    en: '{what} {id} was changed by somebody else meanwhile. Reload and try again.',
    'zh-CN': '{what} {id} 已被他人修改，请刷新后重试。',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    en: 'The Idempotency-Key was used before with another request. Use a new key.',
    'zh-CN': 'Idempotency-Key 已用于另一请求，请更换。',
  },
  IDEMPOTENT_CALL_RUNNING: {
    status: 409,
    en: 'The same request is still being processed. Wait a moment and ask again.',
    'zh-CN': '相同请求正在处理中，请稍候再试。',
  },
  TOO_MANY: {
    status: 409,
    en: '{what}: {count} is the most. Discard one that is no longer needed.',
    'zh-CN': '{what}：最多 {count} 个，请先删除不再需要的。',
  },
  GONE: { status: 410, en: '{what} {id} was deleted.', 'zh-CN': '{what} {id} 已被删除。' },
  BODY_TOO_LARGE: { status: 413, en: 'The request is larger than {limitBytes} bytes.', 'zh-CN': '请求超过 {limitBytes} 字节。' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: 'The content type {contentType} is not supported here.',
    'zh-CN': '此处不支持内容类型 {contentType}。',
  },
  HOST_UNKNOWN: {
    status: 421,
    en: 'This server does not answer for the host {host}. Use the address that your administrator gave you.',
    'zh-CN': '本服务器不响应主机 {host}。请使用管理员提供的地址。',
  },
  VALIDATION_FAILED: { status: 422, en: 'The input is not valid: {reason}', 'zh-CN': '输入无效：{reason}' },
  MALFORMED_JSON: {
    status: 422,
    en: '{where} is not valid JSON at position {position}.',
    'zh-CN': '{where} 在位置 {position} 处不是有效的 JSON。',
  },
  RATE_LIMITED: { status: 429, en: 'Too many requests. Try again in {seconds} seconds.', 'zh-CN': '请求过多，请在 {seconds} 秒后重试。' },
  TOO_MANY_STREAMS: {
    status: 429,
    en: 'This session has {count} live pages and downloads open already, which is the most. Close one and try again in {seconds} seconds.',
    'zh-CN': '此会话已打开 {count} 个实时页面或下载，达到上限。请关闭其中一个，{seconds} 秒后重试。',
  },
  OVERLOADED: { status: 429, en: 'The system is busy. Try again in {seconds} seconds.', 'zh-CN': '系统繁忙，请在 {seconds} 秒后重试。' },
  INTERNAL: {
    status: 500,
    en: 'Something failed on our side. Quote the trace id {traceId} when you report it.',
    'zh-CN': '系统内部出错。反馈时请提供追踪编号 {traceId}。',
  },
  DATABASE_AWAY: {
    status: 503,
    en: 'The database cannot be reached at the moment. Try again shortly.',
    'zh-CN': '暂时无法连接数据库，请稍后重试。',
  },
} as const satisfies ErrorDefinitions;
