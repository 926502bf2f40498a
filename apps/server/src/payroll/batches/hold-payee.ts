import { AppError, holdPayee as contract } from '@wagewright/contracts';
import { adjustTotals, resultShapeOf } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatch } from './load-batch.ts';

/** States in which who is paid may still be decided; under approval the batch is locked. */
const open = new Set(['waiting', 'calculated', 'withdrawn', 'rejected']);

export const holdPayee = implementMutation(contract, async ({ input, reach, deps, tx, sql, audit, unchanged, notify }) => {
  const { id, employeeId, held, reason } = input;
  const batch = await loadBatch(tx, id, reach);
  if (!open.has(batch.status)) {
    throw new AppError('ILLEGAL_TRANSITION', {
      what: 'Batch',
      id,
      status: batch.status,
      event: held ? 'hold' : 'reopen',
      allowed: [...open].join(', '),
    });
  }
  const payee = await tx.batchPayee.findUnique({ where: { batchId_employeeId: { batchId: id, employeeId } } });
  if (!payee) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const { count } = await tx.batchPayee.updateMany({
    where: { batchId: id, employeeId, heldAt: held ? null : { not: null } },
    data: { heldAt: held ? deps.clock() : null, heldReason: held ? (reason ?? null) : null },
  });
  if (count === 0) {
    unchanged();
    return { held };
  }
  if (batch.currentRunId !== null) {
    await adjustTotals(
      sql,
      { runId: batch.currentRunId, employeeId, held },
      resultShapeOf(deps.programs.of(batch.copy, batch.period.solution.code)),
    );
  }
  audit({ entity: 'batch-payee', entityId: `${id}:${employeeId}`, after: { held, reason: reason ?? null } });
  await notify({ topic: 'batch', id });
  return { held };
});
