import { AppError } from '@wagewright/contracts';
import { decimalText } from '@wagewright/db';
import type { PayslipRow } from './load-payslip.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);
/** Minor units of the currencies that we pay in; payslips are kept in them. */
export const currencyScale = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

export const moneyText = (minor: bigint, currency: string): string => decimalText(minor.toString(), currencyScale(currency));

export function viewPayslip(row: PayslipRow) {
  const { period } = row.batch;
  if (!row.publishedAt) throw new AppError('NOT_FOUND', { what: 'payslip', id: row.id });
  return {
    id: row.id,
    number: row.number,
    period: period.name,
    payDate: day(period.payDate),
    currency: row.currency,
    gross: moneyText(row.gross, row.currency),
    deductions: moneyText(row.deductions, row.currency),
    net: moneyText(row.net, row.currency),
    publishedAt: row.publishedAt.toISOString(),
    seenAt: row.seenAt?.toISOString() ?? null,
  };
}
