import { isAllowed } from '@wagewright/contracts';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { solutionColumns } from '@wagewright/db/columns';
import type { PeriodCall, PeriodRow } from './load-for-change.ts';

/**
 * The default dynamic batch of a period that was activated, where its solution wants one: there is one a period, whatever has become of it.
 * The caller holds the period's lock, and keeps the solution.
 */
export async function makeDefaultBatch(
  { tx, locks, audit, actor }: PeriodCall,
  { id: periodId, name, solution }: PeriodRow,
): Promise<void> {
  const setting = await tx.dynamicComputation.findUnique({ where: { solutionId: solution.id } });
  const [copy] = solution.copies;
  const takesBatches = isAllowed(solutionMachine, solutionColumns.status(solution.status), 'create-batch');
  if (!setting?.isAutomatic || !copy || !takesBatches) return;
  if ((await tx.batch.count({ where: { periodId, isDefault: true } })) > 0) return;
  const last = await tx.batch.aggregate({ where: { periodId, type: 'normal' }, _max: { sequence: true } });
  const data = { periodId, type: 'normal', name, isDefault: true, joins: setting.joins };
  const batch = await tx.batch.create({
    data: { ...data, copyId: copy.id, sequence: (last._max.sequence ?? 0) + 1, createdByUserId: actor.userId },
  });
  locks.made('batch', batch.id);
  audit({ entity: 'batch', entityId: batch.id, after: { ...data, status: batch.status } });
}
