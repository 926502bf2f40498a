import { listRoundSettings as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { isoDay, payslipSettingColumns, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

export const listRoundSettings = implementQuery(contract, async ({ reach, deps }) => {
  const solution = solutionsWithin(reach);
  const rows = await deps.db.prisma.payslipSetting.findMany({
    where: { status: 'active', source: { in: ['balance', 'import'] }, solutions: { some: { solution } } },
    include: {
      solutions: {
        where: { solution },
        include: {
          solution: { include: { periods: { where: { status: { in: ['enabled', 'closed'] } }, orderBy: { payDate: 'desc' } } } },
        },
        orderBy: { solutionId: 'asc' },
      },
    },
    orderBy: { id: 'asc' },
  });
  return {
    rows: rows.flatMap(({ id, name, source: kept, solutions }) => {
      const source = payslipSettingColumns.source(kept);
      if (source === 'batch') return [];
      const named = solutions.map((one) => ({
        id: one.solutionId,
        name: solutionColumns.name(one.solution.name),
        periods: one.solution.periods.map((period) => ({
          id: period.id,
          name: period.name,
          startDate: isoDay(period.startDate),
          endDate: isoDay(period.endDate),
          payDate: isoDay(period.payDate),
        })),
      }));
      return [{ id, name, source, solutions: named }];
    }),
  };
});
