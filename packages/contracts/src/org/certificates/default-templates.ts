import type { CertificateKind, CertificateTemplate } from './certificate.ts';

/** What certificates say where a legal entity has not said it otherwise. */
export const defaultTemplates: Readonly<Record<CertificateKind, CertificateTemplate>> = {
  employment: {
    heading: { en: 'Certificate of employment', 'zh-CN': '在职证明' },
    text: {
      en: '{legalEntity} certifies that {name}, employee number {employeeNumber}, has been employed {employed}, as {position} in {department}.',
      'zh-CN': '兹证明{name}（工号 {employeeNumber}）{employed}在{legalEntity}任职，所在部门：{department}，职位：{position}。',
    },
  },
  income: {
    heading: { en: 'Certificate of income', 'zh-CN': '收入证明' },
    text: {
      en: '{legalEntity} certifies that {name}, employee number {employeeNumber}, has been employed {employed}, as {position} in {department}, and was paid from {incomeFrom} through {incomeUntil} what is listed below.',
      'zh-CN':
        '兹证明{name}（工号 {employeeNumber}）{employed}在{legalEntity}任职，所在部门：{department}，职位：{position}。自 {incomeFrom} 至 {incomeUntil} 的收入如下。',
    },
  },
};
