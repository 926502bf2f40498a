import { getFinalPay as contract } from '@wagewright/contracts/careers/personnel-actions';
import { readUnpaidPeriods, sqlOfPrisma } from '@wagewright/db';
import { compensationItemColumns, isoDay, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { paidBalances } from '../../time/leave/index.ts';
import { findPerson } from '../../time/requests/index.ts';

/** As many as are told. */
const paymentsMax = 50;

export const getFinalPay = implementQuery(contract, async ({ input: { employeeId, lastDay }, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const person = await findPerson(prisma, employeeId, { reach, actor, now: deps.clock() });
  const sql = sqlOfPrisma(prisma);
  const periods = await readUnpaidPeriods(sql, employeeId, lastDay);
  const later = await prisma.oneTimePayment.findMany({
    where: { employeeId, payrollDate: { gt: new Date(lastDay) } },
    include: { item: true },
    orderBy: [{ payrollDate: 'asc' }, { id: 'asc' }],
    take: paymentsMax,
  });
  return {
    periods: periods.map(({ solution, isPrepared, ...period }) => ({
      ...period,
      solution: solutionColumns.name(solution),
      stage: isPrepared ? ('prepared' as const) : ('not-begun' as const),
    })),
    oneTimePayments: later.map(({ item, payrollDate }) => ({
      item: compensationItemColumns.name(item.name),
      payrollDate: isoDay(payrollDate),
    })),
    leave: await paidBalances({ prisma, sql }, person, lastDay),
  };
});
