import { choosePayees as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { chooseMany } from './choose-many.ts';
import { loadBatch } from './load-batch.ts';

export const choosePayees = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, audit } = call;
  const { id, choice, reason } = input;
  const employeeIds = [...new Set(input.employeeIds)];
  const paid = await chooseMany(call, input, employeeIds);
  audit({
    entity: 'batch',
    entityId: id,
    before: { paid: [...paid] },
    after: { employeeIds, isPaid: choice === 'add', choice, remarks: reason },
  });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
