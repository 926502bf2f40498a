import { listSolutions as contract } from '@wagewright/contracts/payroll/solutions';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { solutionInclude, viewSolution } from './solution-view.ts';

export const listSolutions = implementQuery(contract, async ({ reach, deps }) => {
  const rows = await deps.db.prisma.solution.findMany({ where: solutionsWithin(reach), include: solutionInclude, orderBy: { id: 'asc' } });
  return { rows: rows.map(viewSolution) };
});
