import { moneyText } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { PaidIncome } from '../../org/certificates/index.ts';

/** What somebody was paid by their published payslips of calculated batches, by the days on which it was paid. */
export const paidIncome: PaidIncome = async (reads, { employeeId, from, until }) => {
  const payslips = await reads.payslip.findMany({
    where: { employeeId, source: 'batch', status: 'published', period: { payDate: { gte: new Date(from), lte: new Date(until) } } },
    include: { period: true },
    orderBy: [{ period: { payDate: 'asc' } }, { id: 'asc' }],
  });
  return payslips.map(({ period, gross, net, currency }) => ({
    period: period.name,
    paidOn: isoDay(period.payDate),
    gross: moneyText(gross, currency),
    net: moneyText(net, currency),
    currency,
  }));
};
