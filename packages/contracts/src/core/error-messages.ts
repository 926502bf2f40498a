import type { ErrorCode } from './error-codes.ts';
import type { Language } from './languages.ts';

type Texts = Record<Language, string>;

/** What people read. `{name}` is replaced by the error's parameter of that name. */
export const errorMessages: Record<ErrorCode, Texts> = {
  TABLE_ROW: {
    en: 'Row {row} was not accepted: {reason}. Correct column {column} and try again.',
    'zh-CN': '第 {row} 行未被接受：{reason}。请修改列 {column} 后重试。',
  },
  UNAUTHENTICATED: { en: 'Sign in first.', 'zh-CN': '请先登录。' },
  SESSION_EXPIRED: { en: 'Your session has expired. Sign in again.', 'zh-CN': '会话已过期，请重新登录。' },
  SIGN_IN_FAILED: { en: 'Account or password is not right. Check both and try again.', 'zh-CN': '账号或密码不正确，请检查后重试。' },
  AUTHORIZATION_REQUIRED: {
    en: 'You have no right to do this ({method}). Ask your administrator for the permission {permission}.',
    'zh-CN': '您没有执行此操作（{method}）的权限。请向管理员申请权限 {permission}。',
  },
  FOREIGN_ORIGIN: { en: 'This request comes from another site and was refused.', 'zh-CN': '该请求来自其他站点，已被拒绝。' },
  NOT_FOUND: {
    en: 'There is no {what} {id} here. It may have been removed, or lie outside what you may see.',
    'zh-CN': '此处没有 {what} {id}。它可能已被删除，或不在您的可见范围内。',
  },
  METHOD_NOT_ALLOWED: {
    en: 'The method {method} is not supported here. Use {allow}.',
    'zh-CN': '此处不支持方法 {method}，请使用 {allow}。',
  },
  NOT_ACCEPTABLE: { en: 'The answer is not available in the format {format}.', 'zh-CN': '不提供格式 {format}。' },
  ILLEGAL_TRANSITION: {
    en: '{what} {id} is {status}; "{event}" is possible only from {allowed}.',
    'zh-CN': '{what} {id} 的状态为 {status}；仅可在 {allowed} 状态下执行“{event}”。',
  },
  STALE_VERSION: {
    en: '{what} {id} was changed by somebody else meanwhile. Reload and try again.',
    'zh-CN': '{what} {id} 已被他人修改，请刷新后重试。',
  },
  IDEMPOTENCY_KEY_REUSED: {
    en: 'The Idempotency-Key was used before with another request. Use a new key.',
    'zh-CN': 'Idempotency-Key 已用于另一请求，请更换。',
  },
  IDEMPOTENT_CALL_RUNNING: {
    en: 'The same request is still being processed. Wait a moment and ask again.',
    'zh-CN': '相同请求正在处理中，请稍候再试。',
  },
  RUN_IN_PROGRESS: {
    en: 'Batch {id} is being calculated. Wait until it has finished or cancel the run first.',
    'zh-CN': '批次 {id} 正在计算。请等待完成或先取消计算。',
  },
  PERIOD_NOT_OPEN: { en: 'Period {period} is {status}. Enable it first.', 'zh-CN': '期间 {period} 的状态为 {status}，请先启用。' },
  BATCH_WITHOUT_PAYEES: {
    en: 'Nobody is to be paid in batch {id}: no employee of {legalEntity} is employed in {period}.',
    'zh-CN': '批次 {id} 没有发薪人员：{legalEntity} 在 {period} 没有在职员工。',
  },
  PAYEE_IN_OTHER_BATCH: {
    en: '{count} employees are already in another live batch of {period}, e.g. {employee}. Cancel that batch or make an off-cycle one.',
    'zh-CN': '{count} 名员工已在 {period} 的其他有效批次中，例如 {employee}。请取消该批次或新建非周期批次。',
  },
  DEFINITION_INVALID: { en: 'The definition of {solution} does not compile: {reason}', 'zh-CN': '{solution} 的定义无法编译：{reason}' },
  APPROVER_MISSING: {
    en: '{solution} has no approver other than you. Name a solution approver first.',
    'zh-CN': '{solution} 除您之外没有审批人，请先指定方案审批人。',
  },
  OWN_SUBMISSION: {
    en: 'Nobody approves what they submitted. Somebody else among the approvers has to decide.',
    'zh-CN': '不能审批自己提交的内容，须由其他审批人处理。',
  },
  PAYSLIP_SETTING_MISSING: {
    en: '{solution} has no active payslip setting. Activate one first.',
    'zh-CN': '{solution} 没有启用的工资单设置，请先启用。',
  },
  PAYSLIPS_NOT_GENERATED: {
    en: 'Generate the payslips of batch {id} before you publish them.',
    'zh-CN': '请先生成批次 {id} 的工资单再发布。',
  },
  PAYEES_HELD: {
    en: '{count} employees of {period} are held. Reopen them or leave them out before closing.',
    'zh-CN': '{period} 有 {count} 名员工被暂停，请先恢复再关闭。',
  },
  PAYSLIPS_SEEN: {
    en: '{count} payslips have been seen already and cannot be withdrawn. Correct them by an off-cycle batch.',
    'zh-CN': '已有 {count} 份工资单被查看，无法撤回，请用非周期批次更正。',
  },
  BATCH_HAS_ERRORS: {
    en: '{count} employees of batch {id} have errors. Correct or hold them, then go on.',
    'zh-CN': '批次 {id} 有 {count} 名员工存在错误，请更正或暂停后再继续。',
  },
  RESULT_MISSING: {
    en: 'Batch {id} has no whole result. Calculate it to its last step first.',
    'zh-CN': '批次 {id} 尚无完整结果，请先计算到最后一步。',
  },
  TOO_MANY: {
    en: '{what}: {count} is the most. Discard one that is no longer needed.',
    'zh-CN': '{what}：最多 {count} 个，请先删除不再需要的。',
  },
  GONE: { en: '{what} {id} was deleted.', 'zh-CN': '{what} {id} 已被删除。' },
  BODY_TOO_LARGE: { en: 'The request is larger than {limitBytes} bytes.', 'zh-CN': '请求超过 {limitBytes} 字节。' },
  UNSUPPORTED_MEDIA_TYPE: { en: 'The content type {contentType} is not supported here.', 'zh-CN': '此处不支持内容类型 {contentType}。' },
  HOST_UNKNOWN: {
    en: 'This server does not answer for the host {host}. Use the address that your administrator gave you.',
    'zh-CN': '本服务器不响应主机 {host}。请使用管理员提供的地址。',
  },
  VALIDATION_FAILED: { en: 'The input is not valid: {reason}', 'zh-CN': '输入无效：{reason}' },
  MALFORMED_JSON: { en: '{where} is not valid JSON at position {position}.', 'zh-CN': '{where} 在位置 {position} 处不是有效的 JSON。' },
  CAPTCHA_WRONG: { en: 'The characters do not match the picture. Try the new one.', 'zh-CN': '验证码不正确，请重新输入。' },
  CAPTCHA_PROOF_INVALID: { en: 'The picture check has expired. Answer a new picture.', 'zh-CN': '验证码已失效，请重新验证。' },
  CAPTCHA_WORK_MISSING: {
    en: 'There were failed attempts, so this picture costs your device some computing. Answer a new picture.',
    'zh-CN': '此前有失败的尝试，需由您的设备完成计算验证。请重新填写新的验证码。',
  },
  RATE_LIMITED: { en: 'Too many requests. Try again in {seconds} seconds.', 'zh-CN': '请求过多，请在 {seconds} 秒后重试。' },
  SIGN_IN_DELAYED: { en: 'Too many attempts. Try again in {seconds} seconds.', 'zh-CN': '尝试次数过多，请在 {seconds} 秒后重试。' },
  TOO_MANY_STREAMS: {
    en: 'This session follows {count} things already, which is the most. Close a window and try again in {seconds} seconds.',
    'zh-CN': '此会话已同时订阅 {count} 项，达到上限。请关闭部分窗口，{seconds} 秒后重试。',
  },
  OVERLOADED: { en: 'The system is busy. Try again in {seconds} seconds.', 'zh-CN': '系统繁忙，请在 {seconds} 秒后重试。' },
  INTERNAL: {
    en: 'Something failed on our side. Quote the trace id {traceId} when you report it.',
    'zh-CN': '系统内部出错。反馈时请提供追踪编号 {traceId}。',
  },
  INVARIANT_BROKEN: {
    en: 'Batch {id} was stopped because its figures do not agree: {reason}. Nothing was changed.',
    'zh-CN': '批次 {id} 的数字不一致，已停止：{reason}。未做任何更改。',
  },
  DATABASE_AWAY: { en: 'The database cannot be reached at the moment. Try again shortly.', 'zh-CN': '暂时无法连接数据库，请稍后重试。' },
};

/** The message of an error in a language, its parameters filled in. */
export function formatErrorMessage(code: ErrorCode, language: Language, parameters: Readonly<Record<string, unknown>>): string {
  return errorMessages[code][language].replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name]) : whole,
  );
}
