import { getFinalPay as contract } from '@wagewright/contracts/careers/personnel-actions';
import { readUnpaidPeriods, sqlOfPrisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { paidBalances } from '../../time/leave/index.ts';
import { findPerson } from '../../time/requests/index.ts';

export const getFinalPay = implementQuery(contract, async ({ input: { employeeId, lastDay }, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const person = await findPerson(prisma, employeeId, { reach, actor, now: deps.clock() });
  const sql = sqlOfPrisma(prisma);
  const periods = await readUnpaidPeriods(sql, employeeId, lastDay);
  return {
    periods: periods.map(({ solution, isPrepared, ...period }) => ({
      ...period,
      solution: solutionColumns.name(solution),
      stage: isPrepared ? ('prepared' as const) : ('not-begun' as const),
    })),
    leave: await paidBalances({ prisma, sql }, person, lastDay),
  };
});
