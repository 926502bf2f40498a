import { AppError } from '@wagewright/contracts';
import { holdPayee as contract } from '@wagewright/contracts/payroll/batches';
import { adjustTotals, causesOf, resultShapeOf, shiftFindings } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { compareAgain } from './compare-again.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { raiseVersion, requireBatchEvent } from './move-batch.ts';

/** Who is paid can be decided until the batch is submitted; under approval it is locked. */
export const holdPayee = implementMutation(contract, async (call) => {
  const { input, deps, tx, sql, audit, actor, unchanged } = call;
  const { id, employeeId, held, reason } = input;
  const batch = await loadBatchForChange(call, id);
  requireBatchEvent(batch, held ? 'hold-payee' : 'reopen-payee');
  const payee = await tx.batchPayee.findUnique({ where: { batchId_employeeId: { batchId: id, employeeId } } });
  if (!payee) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const { count } = await tx.batchPayee.updateMany({
    where: { batchId: id, employeeId, heldAt: held ? null : { not: null } },
    data: { heldAt: held ? deps.clock() : null, heldReason: held ? (reason ?? null) : null, heldByUserId: held ? actor.userId : null },
  });
  if (count === 0) {
    unchanged();
    return { held };
  }
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  if (batch.currentRunId !== null)
    await adjustTotals(sql, { runId: batch.currentRunId, employeeIds: [employeeId], held }, resultShapeOf(program));
  await shiftFindings(sql, { batchId: id, employeeId, held }, causesOf(program));
  await compareAgain(call, id);
  await raiseVersion(call, batch);
  audit({ entity: 'batch-payee', entityId: `${id}:${employeeId}`, after: { held, reason: reason ?? null } });
  return { held };
});
