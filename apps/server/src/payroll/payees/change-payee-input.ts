import { AppError } from '@wagewright/contracts';
import { changePayeeInput as contract } from '@wagewright/contracts/payroll/payees';
import { setTypedInput } from '@wagewright/db';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import {
  dropResult,
  findInputTable,
  loadBatch,
  loadBatchForChange,
  moveBatch,
  startCalculation,
  typedRows,
  viewBatch,
} from '../batches/index.ts';

/**
 * Of a calculated batch one person's input changes and only they are calculated again. Until that has ended the old result stands; where it ends
 * without one the batch waits for its calculation, since the old result is not that of its input any more.
 */
export const changePayeeInput = implementMutation(contract, async (call) => {
  const { input, reach, tx, sql, deps, actor, audit } = call;
  const { id, version, employeeId, inputs, remarks } = input;
  const batch = await loadBatchForChange(call, id);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const { status } = await moveBatch(call, batch, { event: 'change-payee-input', version, remarks, data: { lastFailure: noJson } });
  for (const { table, lines } of inputs) {
    const { plan, isTyped } = findInputTable(program, table);
    if (!isTyped) throw new AppError('NOT_FOUND', { what: 'typed table', id: table });
    const rows = [{ employeeId, lines }];
    await setTypedInput(sql, id, plan.tableNo, typedRows(plan, rows), { how: 'typed', userId: actor.userId });
    audit({ entity: 'batch', entityId: id, before: { inputHash: batch.inputHash }, after: { table, rows } });
  }
  if (status === 'waiting') await dropResult(call, batch);
  else await startCalculation(call, { ...batch, status: 'waiting' }, { kind: 'partial', employeeIds: [employeeId] });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
