import { moneyText, type PayslipRead } from '@wagewright/db';
import { isoDay, payslipColumns } from '@wagewright/db/columns';

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
    publishedAt: (payslip.publishedAt ?? new Date(0)).toISOString(),
    seenAt: payslip.seenAt?.toISOString() ?? null,
  };
}
