import { AppError } from '@wagewright/contracts';
import { addFrozenPayees, readBatchContext, removeFrozenPayees } from '@wagewright/db';
import type { BatchCall } from './batch-call.ts';
import { keepChoice, requireOfPeriod } from './keep-choice.ts';
import type { BatchRow } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { raiseVersion, requireBatchEvent } from './move-batch.ts';

/** What was calculated up to a step from the people as they were is dropped. */
async function changeFrozen({ tx, sql, deps, enqueue }: BatchCall, batch: BatchRow, employeeIds: readonly number[], isAdded: boolean) {
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const context = await readBatchContext(sql, batch.id);
  // first, since what is found is counted anew below
  if (batch.currentRunId !== null) {
    await tx.batch.update({ where: { id: batch.id }, data: { currentRunId: null } });
    await enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
  }
  if (!isAdded) return await removeFrozenPayees(sql, context, program, employeeIds);
  const added = new Set(await addFrozenPayees(sql, context, program, employeeIds));
  const missing = employeeIds.find((id) => !added.has(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: missing });
}

interface Choosing {
  readonly id: number;
  readonly version: number;
  readonly choice: 'add' | 'remove';
  readonly reason: string;
}

/**
 * Adds employees to a batch or removes them, and has its people confirmed anew.
 * @param employeeIds each once
 * @returns who of them was paid before
 */
export async function chooseMany(call: BatchCall, chosen: Choosing, employeeIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { tx } = call;
  const { id, version, choice, reason } = chosen;
  const batch = await loadBatchForChange(call, id, { period: 'change' });
  const isAdded = choice === 'add';
  const payees = await tx.batchPayee.findMany({
    where: { batchId: id, employeeId: { in: [...employeeIds] } },
    select: { employeeId: true },
  });
  const paid = new Set(payees.map(({ employeeId }) => employeeId));
  for (const employeeId of employeeIds) await requireOfPeriod(call, batch, employeeId, paid.has(employeeId));
  requireBatchEvent(batch, 'choose-payee', version);
  for (const employeeId of employeeIds) await keepChoice(call, { batchId: id, employeeId, choice, reason });
  const changed = employeeIds.filter((employeeId) => paid.has(employeeId) !== isAdded);
  if (batch.preparedAt && changed.length > 0) await changeFrozen(call, batch, changed, isAdded);
  await tx.batch.update({ where: { id }, data: { confirmedAt: null, confirmedByUserId: null } });
  await raiseVersion(call, batch);
  return paid;
}
