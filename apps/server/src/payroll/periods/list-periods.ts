import { listPeriods as contract } from '@wagewright/contracts/payroll/periods';
import { isoDay, periodColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';

export const listPeriods = implementQuery(contract, async ({ input, reach, deps }) => {
  const solution = await requireSolution(deps.db.prisma, input.solutionId, reach);
  const rows = await deps.db.prisma.period.findMany({ where: { solutionId: solution.id }, orderBy: { sequence: 'desc' } });
  return {
    rows: rows.map(({ id, solutionId, sequence, name, startDate, endDate, payDate, taxMonth, status }) => ({
      id,
      solutionId,
      sequence,
      name,
      startDate: isoDay(startDate),
      endDate: isoDay(endDate),
      payDate: isoDay(payDate),
      taxMonth,
      status: periodColumns.status(status),
    })),
  };
});
