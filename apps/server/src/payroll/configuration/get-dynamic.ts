import { getDynamic as contract } from '@wagewright/contracts/payroll/configuration';
import { batchColumns, dynamicColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { coversSolution } from '../../core/scopes.ts';
import { requireSolution } from '../solutions/index.ts';

export const getDynamic = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const solution = await requireSolution(prisma, input.solutionId, reach);
  const setting = await prisma.dynamicComputation.findUnique({ where: { solutionId: solution.id } });
  const seesBatches = coversSolution(actor.grants.get('batch.read'), solution);
  const where = { isDefault: true, status: { notIn: ['canceled', 'deleted'] }, period: { solutionId: solution.id, status: 'enabled' } };
  const batches = seesBatches
    ? await prisma.batch.findMany({ where, include: { period: { select: { name: true } } }, orderBy: { period: { sequence: 'asc' } } })
    : [];
  return {
    isAutomatic: setting?.isAutomatic ?? false,
    joins: dynamicColumns.joins(setting?.joins ?? 'everybody'),
    batches: batches.map(({ id, name, period, status, joins, preparedAt }) => ({
      id,
      name,
      period: period.name,
      status: batchColumns.status(status),
      joins: batchColumns.joins(joins),
      isFrozen: preparedAt !== null,
    })),
  };
});
