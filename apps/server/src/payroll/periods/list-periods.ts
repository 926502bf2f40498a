import { listPeriods as contract } from '@wagewright/contracts/payroll/periods';
import { readPeriodStandings, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { viewPeriod } from './period-view.ts';

export const listPeriods = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const solution = await requireSolution(prisma, input.solutionId, reach);
  const rows = await prisma.period.findMany({ where: { solutionId: solution.id }, orderBy: { sequence: 'desc' } });
  const standings = new Map((await readPeriodStandings(sqlOfPrisma(prisma), solution.id)).map((one) => [one.periodId, one]));
  return {
    rows: rows.flatMap((row) => {
      const standing = standings.get(row.id); // none for one that was made between the two reads
      return standing ? [viewPeriod({ ...row, solution }, standing, actor)] : [];
    }),
  };
});
