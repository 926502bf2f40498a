import { AppError } from '@wagewright/contracts';
import { choosePayee as contract } from '@wagewright/contracts/payroll/batches';
import { addFrozenPayee, readBatchContext, removeFrozenPayee } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import type { BatchCall } from './batch-call.ts';
import { viewBatch } from './batch-view.ts';
import { keepChoice, requireOfPeriod } from './keep-choice.ts';
import { type BatchRow, loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { raiseVersion, requireBatchEvent } from './move-batch.ts';

/** What was calculated up to a step from the people as they were is dropped. */
async function changeFrozen({ tx, sql, deps, enqueue }: BatchCall, batch: BatchRow, employeeId: number, isAdded: boolean): Promise<void> {
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const context = await readBatchContext(sql, batch.id);
  // first, since what is found is counted anew below
  if (batch.currentRunId !== null) {
    await tx.batch.update({ where: { id: batch.id }, data: { currentRunId: null } });
    await enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
  }
  if (!isAdded) await removeFrozenPayee(sql, context, program, employeeId);
  else if (!(await addFrozenPayee(sql, context, program, employeeId)))
    throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
}

export const choosePayee = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, audit } = call;
  const { id, employeeId, choice, reason } = input;
  const batch = await loadBatchForChange(call, id, { period: 'change' });
  const isAdded = choice === 'add';
  const isPaid = (await tx.batchPayee.count({ where: { batchId: id, employeeId } })) > 0;
  await requireOfPeriod(call, batch, employeeId, isPaid);
  requireBatchEvent(batch, 'choose-payee', input.version);
  await keepChoice(call, { batchId: id, employeeId, choice, reason });
  if (batch.preparedAt && isPaid !== isAdded) await changeFrozen(call, batch, employeeId, isAdded);
  await tx.batch.update({ where: { id }, data: { confirmedAt: null, confirmedByUserId: null } });
  await raiseVersion(call, batch);
  audit({ entity: 'batch', entityId: id, before: { employeeId, isPaid }, after: { employeeId, isPaid: isAdded, choice, remarks: reason } });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
