import { AppError } from '@wagewright/contracts';
import { getPeriod as contract } from '@wagewright/contracts/payroll/periods';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { periodInclude, standingOf } from './load-for-change.ts';
import { viewPeriod } from './period-view.ts';

export const getPeriod = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await prisma.period.findFirst({ where: { id: input.id, solution: solutionsWithin(reach) }, include: periodInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'period', id: input.id });
  return viewPeriod(row, await standingOf(sqlOfPrisma(prisma), row), actor);
});
