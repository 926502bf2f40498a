import { listSolutions as contract } from '@wagewright/contracts/payroll/solutions';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { offeredNumbers, solutionInclude, viewSolution } from './solution-view.ts';

export const listSolutions = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { parentId } = input;
  const where = { AND: [solutionsWithin(reach), parentId === undefined ? {} : { parentId }] };
  const rows = await prisma.solution.findMany({ where, include: solutionInclude, orderBy: { id: 'asc' } });
  const offered = await offeredNumbers(prisma, rows);
  return { rows: rows.map((row) => viewSolution(row, offered)) };
});
