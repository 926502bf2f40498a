import { AppError } from '@wagewright/contracts';
import { holdPayees as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { holdMany } from './hold-many.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { requireBatchEvent } from './move-batch.ts';

export const holdPayees = implementMutation(contract, async (call) => {
  const { input, tx } = call;
  const { id: batchId, held, reason } = input;
  const batch = await loadBatchForChange(call, batchId);
  requireBatchEvent(batch, held ? 'hold-payee' : 'reopen-payee');
  const employeeIds = [...new Set(input.employeeIds)];
  const payees = await tx.batchPayee.findMany({ where: { batchId, employeeId: { in: employeeIds } }, select: { employeeId: true } });
  const known = new Set(payees.map(({ employeeId }) => employeeId));
  const missing = employeeIds.find((id) => !known.has(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: missing });
  return { changed: await holdMany(call, batch, { employeeIds, held, reason }) };
});
