import { AppError } from '@wagewright/contracts';
import { setBatchInput as contract } from '@wagewright/contracts/payroll/batches';
import { setTypedInput } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { dropResult } from './drop-result.ts';
import { findInputTable } from './input-tables.ts';
import { loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { raiseVersion, requireBatchEvent } from './move-batch.ts';
import { typedRows } from './typed-rows.ts';

/** While the batch waits for its calculation; what was calculated up to a step from the old input is dropped. */
export const setBatchInput = implementMutation(contract, async (call) => {
  const { input, reach, tx, sql, deps, actor, audit } = call;
  const { id, version, table: code, rows } = input;
  const batch = await loadBatchForChange(call, id);
  const { plan, isTyped } = findInputTable(deps.programs.of(batch.copy, batch.period.solution.code), code);
  if (!isTyped) throw new AppError('NOT_FOUND', { what: 'typed table', id: code });
  requireBatchEvent(batch, 'set-input', version);
  await setTypedInput(sql, id, plan.tableNo, typedRows(plan, rows), { how: 'typed', userId: actor.userId });
  await dropResult(call, batch);
  await raiseVersion(call, batch);
  const before = { inputHash: batch.inputHash };
  audit({ entity: 'batch', entityId: id, before, after: { table: code, rows, ...(input.remarks ? { remarks: input.remarks } : {}) } });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
