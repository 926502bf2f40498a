import { AppError, setBatchInput as contract } from '@wagewright/contracts';
import { setTypedInput } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { findInputTable } from './input-tables.ts';
import { loadBatch } from './load-batch.ts';
import { typedRows } from './typed-rows.ts';

/** While the batch waits for its calculation; what was calculated up to a step from the old input is dropped. */
export const setBatchInput = implementMutation(contract, async ({ input, reach, tx, sql, deps, actor, audit, enqueue, notify }) => {
  const { id, version, table: code, rows } = input;
  const batch = await loadBatch(tx, id, reach);
  const { plan, isTyped } = findInputTable(deps.programs.of(batch.copy, batch.period.solution.code), code);
  if (!isTyped) throw new AppError('NOT_FOUND', { what: 'typed table', id: code });
  if (batch.status !== 'waiting') {
    throw new AppError('ILLEGAL_TRANSITION', { what: 'Batch', id, status: batch.status, event: 'set-input', allowed: 'waiting' });
  }
  const { count } = await tx.batch.updateMany({
    where: { id, status: 'waiting', version },
    data: { version: { increment: 1 }, currentRunId: null },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Batch', id });
  await setTypedInput(sql, id, plan.tableNo, typedRows(plan, rows));
  if (batch.currentRunId !== null) await enqueue('payroll.delete-runs', [{ batchId: id }]);
  const before = { inputHash: batch.inputHash };
  audit({ entity: 'batch', entityId: id, before, after: { table: code, rows, ...(input.remarks ? { remarks: input.remarks } : {}) } });
  await notify({ topic: 'batch', id });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
