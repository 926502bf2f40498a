import type { z } from 'zod';
import { type Formatter, formatterOf } from '../../core/format/index.ts';
import type { Language } from '../../core/languages.ts';
import { changeText, figureText } from './figure-text.ts';
import type { PayslipGroup, payslipDetail, payslipLine } from './payslip.ts';
import { sheetTexts } from './sheet-texts.ts';

/** What a document says of it: nothing of when it was published or seen. */
export type PayslipDetail = Omit<z.input<typeof payslipDetail>, 'id' | 'publishedAt' | 'seenAt'>;
type Line = z.input<typeof payslipLine>;

/** Its figures as the document writes them. */
interface Writer {
  readonly payslip: PayslipDetail;
  readonly format: Formatter;
  readonly texts: (typeof sheetTexts)[Language];
}

/** Of what an amount is the product: 12.00 h × 45.98. */
function productOf({ format, texts }: Writer, { product }: Line): string | undefined {
  if (!product) return undefined;
  const unit = product.unit ? texts.units[product.unit] : '';
  return `${format.number(product.quantity, product.unit === 'hours' ? 2 : 0)}${unit} × ${format.number(product.rate, 2)}`;
}

/** Its columns of figures: what it is now, and what it is set beside. */
function sectionTable(writer: Writer, group: PayslipGroup) {
  const { payslip, format, texts } = writer;
  const lines = payslip.lines.filter((line) => line.group === group.code);
  const isCompared = payslip.previousNumber !== null;
  const hasYear = lines.some(({ yearToDate }) => yearToDate !== null);
  const figures = (line: Line): string[] => {
    const text = (value: string | null): string => (value === null ? '' : figureText(format, value, line.look, payslip.currency));
    const compared = isCompared ? [text(line.previous), changeText(format, line, payslip, texts)] : [];
    return [text(line.amount), ...compared, ...(hasYear ? [text(line.yearToDate)] : [])];
  };
  const compared = isCompared ? [texts.before, texts.change] : [];
  const { sum } = group;
  const sums = { gross: texts.gross, deductions: texts.deductions, shown: texts.sum };
  return {
    heading: format.name(group.name),
    columns: [texts.item, texts.now, ...compared, ...(hasYear ? [texts.yearShort] : [])],
    lines: lines.map((line) => ({ name: format.name(line.name), note: productOf(writer, line), figures: figures(line) })),
    sum: sum
      ? {
          name: sums[sum.of],
          figures: [format.money(sum.amount, payslip.currency), ...compared.map(() => ''), ...(hasYear ? [''] : [])],
        }
      : undefined,
  };
}

const yearTable = ({ payslip, format, texts }: Writer) => ({
  heading: texts.year,
  note: texts.yearNote,
  columns: [texts.item, texts.amount],
  lines: (['gross', 'deductions', 'net'] as const).map((name) => ({
    name: texts[name],
    figures: [format.money(payslip.yearToDate[name], payslip.currency)],
  })),
});

/** Whether a payslip says what somebody is paid: one of balances or of information alone has no gross, deductions and net, rather than zero. */
export const saysPay = ({ source, groups }: Pick<PayslipDetail, 'source' | 'groups'>): boolean =>
  source === 'batch' || groups.some(({ section }) => section === 'earning' || section === 'deduction');

/** What the net is called: that of balances is of several payments. */
export const netName = ({ source }: Pick<PayslipDetail, 'source'>) => (source === 'balance' ? ('netSoFar' as const) : ('net' as const));

/** Where figures come from that were not calculated here; blank of a batch’s. */
export function originText({ payslip: { origin }, format, texts }: Pick<Writer, 'payslip' | 'format' | 'texts'>): string {
  if (origin === null) return '';
  return origin.source === 'balance'
    ? texts.balance(format.day(origin.asOf))
    : texts.imported(origin.by, format.day(origin.at.slice(0, 10)));
}

/** Who, where and when: what a payslip must say to be one. */
function factsOf(writer: Writer) {
  const { payslip, format, texts } = writer;
  const facts: readonly (readonly [string, string])[] = [
    [texts.employee, payslip.employeeName],
    [texts.employeeNumber, payslip.employeeNumber],
    [texts.employer, format.name(payslip.legalEntity)],
    [texts.department, format.name(payslip.department)],
    [texts.position, format.name(payslip.position)],
    [texts.period, format.days(payslip.periodStart, payslip.periodEnd)],
    [texts.payDate, format.day(payslip.payDate)],
    [texts.number, payslip.number],
    [texts.origin, originText(writer)],
  ];
  return facts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

/**
 * A payslip as a document says it: the same lines, words and figures as its page, each line beside last time's. Its shape is that of a sheet
 * (packages/documents), which knows nothing of pay.
 */
export function payslipSheet(payslip: PayslipDetail, language: Language, madeAt: Date) {
  const writer: Writer = { payslip, format: formatterOf(language), texts: sheetTexts[language] };
  const { format, texts } = writer;
  const employer = format.name(payslip.legalEntity);
  const heading = `${texts.payslip} ${payslip.period}`;
  return {
    language,
    title: `${heading} · ${payslip.employeeName}`,
    author: employer,
    madeAt,
    paper: payslip.currency === 'USD' ? ('LETTER' as const) : ('A4' as const),
    heading,
    lead: `${employer} · ${texts.paidOn(format.day(payslip.payDate))}`,
    facts: factsOf(writer),
    figures: (saysPay(payslip) ? (['net', 'gross', 'deductions'] as const) : []).map((name) => ({
      name: texts[name === 'net' ? netName(payslip) : name],
      value: format.money(payslip[name], payslip.currency),
    })),
    // balances are no part of the year’s sums, and say them themselves
    tables: [...payslip.groups.map((group) => sectionTable(writer, group)), ...(payslip.source === 'balance' ? [] : [yearTable(writer)])],
    note: payslip.header ? format.name(payslip.header) : undefined,
    picture: payslip.logo ?? undefined,
    remarks: payslip.remarks ? { heading: texts.remarks, text: format.name(payslip.remarks) } : undefined,
    foot: (page: number, pages: number) => `${payslip.number} · ${texts.page(page, pages)}`,
  };
}
