import { AppError, createBatch as contract } from '@wagewright/contracts';
import { implementMutation } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';

export const createBatch = implementMutation(contract, async ({ input, reach, actor, tx, audit }) => {
  const { periodId, type, name } = input;
  const employeeIds = [...new Set(input.employeeIds)];
  const period = await tx.period.findFirst({
    where: { id: periodId, solution: solutionsWithin(reach) },
    include: { solution: { include: { copies: { where: { status: 'published' }, take: 1 } } } },
  });
  if (!period) throw new AppError('NOT_FOUND', { what: 'period', id: periodId });
  if (period.status !== 'enabled' || period.solution.status !== 'active')
    throw new AppError('PERIOD_NOT_OPEN', { period: period.name, status: period.status });
  const [copy] = period.solution.copies;
  if (!copy) throw new AppError('DEFINITION_INVALID', { solution: period.solution.code, reason: 'it has no published copy' });
  const { legalEntityId } = period.solution;
  const known = await tx.employee.findMany({ where: { id: { in: employeeIds }, legalEntityId }, select: { id: true } });
  const stranger = employeeIds.find((wanted) => !known.some(({ id }) => id === wanted));
  if (stranger !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: stranger });
  await tx.$queryRaw`SELECT 1 FROM period WHERE id = ${periodId} FOR UPDATE`; // two clerks at once get two sequence numbers
  const last = await tx.batch.aggregate({ where: { periodId, type }, _max: { sequence: true } });
  const batch = await tx.batch.create({
    data: {
      periodId,
      copyId: copy.id,
      type,
      name,
      sequence: (last._max.sequence ?? 0) + 1,
      createdByUserId: actor.userId,
      named: { create: employeeIds.map((employeeId) => ({ employeeId })) },
    },
  });
  audit({ entity: 'batch', entityId: batch.id, after: { status: 'new', name, periodId, type, employeeIds } });
  return viewBatch(await loadBatch(tx, batch.id, reach), actor);
});
