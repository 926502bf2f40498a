import type { ErrorDefinitions } from '../../core/error-definition.ts';

export const errors = {
  CERTIFICATE_ASKED: {
    status: 409,
    en: 'You have asked for such a certificate already, on {day}. Wait for it, or withdraw what you asked for.',
    'zh-CN': '您已于 {day} 申请过该类证明。请等待处理，或先撤回申请。',
  },
  CERTIFICATE_OWN: {
    status: 422,
    en: '{employee} is yourself: ask for the certificate under “My certificates”, and somebody else issues it.',
    'zh-CN': '{employee}是您本人：请在“我的证明”中申请，由他人开具。',
  },
  CERTIFICATE_NO_INCOME: {
    status: 422,
    en: 'No payslip of {employee} was published for a payment from {from} through {until}, so that there is no income to certify. Publish payslips first, or issue a certificate of employment.',
    'zh-CN': '{employee}在 {from} 至 {until} 期间没有已发布的工资单，无法证明收入。请先发布工资单，或开具在职证明。',
  },
  CERTIFICATE_PARAMETER_UNKNOWN: {
    status: 422,
    en: 'The template names {parameter}, which a certificate of this kind does not know. Use one of {known}.',
    'zh-CN': '模板使用了 {parameter}，该类证明没有此内容。可使用：{known}。',
  },
  CERTIFICATE_UNKNOWN: {
    status: 404,
    en: 'No certificate has the number {number}. Compare it with the paper, letter by letter; if it is the same, the certificate was not issued here.',
    'zh-CN': '没有编号为 {number} 的证明。请与纸质证明逐字核对；若一致，则该证明并非由此处开具。',
  },
  CERTIFICATE_LOOKUPS_DELAYED: {
    status: 429,
    en: 'Too many numbers from here were not those of certificates. Try again in {seconds} seconds.',
    'zh-CN': '来自此处的多次查询均非有效编号，请在 {seconds} 秒后重试。',
  },
} as const satisfies ErrorDefinitions;
