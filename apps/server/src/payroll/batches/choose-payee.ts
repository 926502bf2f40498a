import { choosePayee as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { chooseMany } from './choose-many.ts';
import { loadBatch } from './load-batch.ts';

export const choosePayee = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, audit } = call;
  const { id, employeeId, choice, reason } = input;
  const isPaid = (await chooseMany(call, input, [employeeId])).has(employeeId);
  const after = { employeeId, isPaid: choice === 'add', choice, remarks: reason };
  audit({ entity: 'batch', entityId: id, before: { employeeId, isPaid }, after });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
