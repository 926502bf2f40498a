import { AppError } from '@wagewright/contracts';
import { findCopy as contract } from '@wagewright/contracts/payroll/copies';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { copyFields, viewCopy } from './copy-view.ts';

export const findCopy = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const where = { id: input.copyId, solution: solutionsWithin(reach) };
  const row = await prisma.solutionCopy.findFirst({ where, select: copyFields });
  if (!row) throw new AppError('NOT_FOUND', { what: 'copy', id: input.copyId });
  return await viewCopy(prisma, row);
});
