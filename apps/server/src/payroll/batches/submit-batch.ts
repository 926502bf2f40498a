import { submitBatch as contract } from '@wagewright/contracts/payroll/batches';
import { openApproval } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { requireNoErrors } from './follow-approval.ts';
import { changeBatch } from './move-batch.ts';
import { requireSignedChanges } from './require-signed-changes.ts';

export const submitBatch = implementMutation(contract, (call) =>
  changeBatch(call, 'submit', async ({ id }) => {
    await requireNoErrors(call.sql, id);
    await requireSignedChanges(call.sql, id);
    const { remarks, files } = call.input;
    const approvalInstanceId = await openApproval(call, { kind: 'payroll-batch', subjectId: id, remarks, files });
    await call.tx.batch.update({ where: { id }, data: { approvalInstanceId } });
  }),
);
