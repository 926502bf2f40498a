import { decimalText, type PayslipRead } from '@wagewright/db';
import { isoDay, payslipColumns } from '@wagewright/db/columns';

const scales = new Map<string, number>();

/** Minor units of the currencies that we pay in; payslips are kept in them. */
export function currencyScale(currency: string): number {
  const known = scales.get(currency);
  if (known !== undefined) return known;
  const scale = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  scales.set(currency, scale); // making a formatter takes longer than all the rest of a payslip
  return scale;
}

export const moneyText = (minor: bigint | string, currency: string): string => decimalText(String(minor), currencyScale(currency));

export function viewPayslip(payslip: PayslipRead) {
  const { id, number, period, currency } = payslip;
  return {
    id,
    number,
    title: payslip.title,
    source: payslipColumns.source(payslip.source),
    period: period.name,
    payDate: isoDay(period.payDate),
    currency,
    gross: moneyText(payslip.gross, currency),
    deductions: moneyText(payslip.deductions, currency),
    net: moneyText(payslip.net, currency),
    publishedAt: payslip.publishedAt.toISOString(),
    seenAt: payslip.seenAt?.toISOString() ?? null,
  };
}
