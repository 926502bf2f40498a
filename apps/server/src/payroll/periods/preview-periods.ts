import { previewPeriods as contract } from '@wagewright/contracts/payroll/periods';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { planForSolution } from './plan-for-solution.ts';

export const previewPeriods = implementQuery(contract, async ({ input, reach, deps }) => {
  const solution = await requireSolution(deps.db.prisma, input.solutionId, reach);
  const { periods, ...plan } = await planForSolution(deps.db.prisma, solution, input.rule);
  return { ...plan, periods: periods.map(({ faults, ...period }) => ({ ...period, faults: [...faults] })) };
});
