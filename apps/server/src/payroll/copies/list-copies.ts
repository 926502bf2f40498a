import { listCopies as contract } from '@wagewright/contracts/payroll/copies';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { copyFields, viewCopies } from './copy-view.ts';

export const listCopies = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id: solutionId } = await requireSolution(prisma, input.solutionId, reach);
  const where = { solutionId, status: { not: 'discarded' } };
  const rows = await prisma.solutionCopy.findMany({ where, select: copyFields, orderBy: { number: 'desc' } });
  return { rows: await viewCopies(prisma, rows) };
});
