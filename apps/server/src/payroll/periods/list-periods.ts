import { listPeriods as contract, type PeriodStatus } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);

export const listPeriods = implementQuery(contract, async ({ input, reach, deps }) => {
  const solution = await requireSolution(deps.db.prisma, input.solutionId, reach);
  const rows = await deps.db.prisma.period.findMany({ where: { solutionId: solution.id }, orderBy: { sequence: 'desc' } });
  return {
    rows: rows.map(({ id, solutionId, sequence, name, startDate, endDate, payDate, taxMonth, status }) => ({
      id,
      solutionId,
      sequence,
      name,
      startDate: day(startDate),
      endDate: day(endDate),
      payDate: day(payDate),
      taxMonth,
      status: status as PeriodStatus,
    })),
  };
});
