import { add, formatterOf } from '../../core/format/index.ts';
import type { Language } from '../../core/languages.ts';
import type { IssuedCertificate } from './certificate.ts';

const words = {
  en: {
    employer: 'Employer',
    registration: 'Registration number',
    issuedOn: 'Issued on',
    issuedBy: 'Issued by',
    number: 'Number',
    income: 'Paid',
    paidOn: 'Paid on',
    gross: 'Gross',
    net: 'Net',
    total: 'Total',
    verify: 'Is it genuine?',
    verifyText: (address: string): string =>
      `Anyone can verify this certificate: open ${address} in a browser. The page says for whom it was issued, by whom and when, and whether it still holds.`,
    foot: (number: string, page: number, pages: number): string => `${number} · page ${page} of ${pages}`,
  },
  'zh-CN': {
    employer: '用人单位',
    registration: '登记号码',
    issuedOn: '开具日期',
    issuedBy: '开具人',
    number: '编号',
    income: '已发放',
    paidOn: '发放日期',
    gross: '应发',
    net: '实发',
    total: '合计',
    verify: '真伪查验',
    verifyText: (address: string): string =>
      `任何人均可在浏览器中打开 ${address} 查验本证明：页面显示持有人、开具单位、开具日期以及是否有效。`,
    foot: (number: string, page: number, pages: number): string => `${number} · 第 ${page} 页，共 ${pages} 页`,
  },
} as const;

interface Made {
  readonly language: Language;
  readonly number: string;
  /** Of the public page that verifies it. */
  readonly address: string;
  readonly madeAt: Date;
  readonly picture?: string | undefined;
}

type Income = NonNullable<IssuedCertificate['income']>;

/** What was paid in a currency, payment by payment, and in all. */
function incomeTable(income: Income, currency: string, language: Language) {
  const text = words[language];
  const format = formatterOf(language);
  const paid = income.filter((payment) => payment.currency === currency);
  const sum = (which: 'gross' | 'net'): string =>
    format.money(
      paid.reduce((total, payment) => add(total, payment[which]), '0'),
      currency,
    );
  return {
    heading: `${text.income} (${currency})`,
    columns: [text.paidOn, text.gross, text.net],
    lines: paid.map(({ period, paidOn, gross, net }) => ({
      name: format.day(paidOn),
      note: period,
      figures: [format.money(gross, currency), format.money(net, currency)],
    })),
    sum: { name: text.total, figures: [sum('gross'), sum('net')] },
  };
}

/** A certificate as the sheet that `packages/documents` writes; shaped here so that the page can say the same in the same words. */
export function certificateSheet(issued: IssuedCertificate, { language, number, address, madeAt, picture }: Made) {
  const text = words[language];
  const format = formatterOf(language);
  const { employer, income } = issued;
  const currencies = [...new Set((income ?? []).map(({ currency }) => currency))];
  return {
    language,
    title: `${issued.heading} · ${issued.name}`,
    author: employer.name,
    madeAt,
    paper: language === 'en' ? ('LETTER' as const) : ('A4' as const),
    heading: issued.heading,
    lead: [employer.name, employer.address].filter(Boolean).join('\n'),
    picture,
    note: issued.text,
    facts: [
      ...issued.facts,
      { name: text.employer, value: employer.name },
      ...(employer.registrationNumber === null ? [] : [{ name: text.registration, value: employer.registrationNumber }]),
      { name: text.issuedOn, value: format.day(issued.issuedOn) },
      { name: text.issuedBy, value: issued.issuedBy },
      { name: text.number, value: number },
    ],
    figures: [],
    tables: currencies.map((currency) => incomeTable(income ?? [], currency, language)),
    remarks: { heading: text.verify, text: text.verifyText(address) },
    foot: (page: number, pages: number): string => text.foot(number, page, pages),
  };
}
