import { AppError, isAllowed } from '@wagewright/contracts';
import { createBatch as contract } from '@wagewright/contracts/payroll/batches';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { implementMutation } from '../../core/implement.ts';
import { loadPeriodForChange, requirePeriodEvent } from '../periods/index.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';
import { requireUnpaidPeriod } from './require-unpaid-period.ts';

export const createBatch = implementMutation(contract, async (call) => {
  const { input, reach, actor, tx, locks, audit } = call;
  const { periodId, type, name } = input;
  const employeeIds = [...new Set(input.employeeIds)];
  const period = await loadPeriodForChange(call, periodId); // two clerks at once get two sequence numbers
  requirePeriodEvent(period, 'create-batch');
  const { copies, legalEntityId, code, status } = period.solution;
  if (!isAllowed(solutionMachine, status, 'create-batch')) throw new AppError('PERIOD_NOT_OPEN', { period: period.name, status });
  if (type === 'normal') await requireUnpaidPeriod(tx, period);
  const [copy] = copies;
  if (!copy)
    throw new AppError('DEFINITION_INVALID', { solution: code, reason: { en: 'it has no published copy', 'zh-CN': '尚无已发布的副本' } });
  const known = await tx.employee.findMany({ where: { id: { in: employeeIds }, legalEntityId }, select: { id: true } });
  const stranger = employeeIds.find((wanted) => !known.some(({ id }) => id === wanted));
  if (stranger !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: stranger });
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
  locks.made('batch', batch.id);
  audit({ entity: 'batch', entityId: batch.id, after: { status: 'new', name, periodId, type, employeeIds } });
  return viewBatch(await loadBatch(tx, batch.id, reach), actor);
});
