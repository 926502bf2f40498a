import { withdrawBatch as contract } from '@wagewright/contracts/payroll/batches';
import { withdrawApproval } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

export const withdrawBatch = implementMutation(contract, (call) =>
  changeBatch(call, 'withdraw', async ({ approvalInstanceId }) => {
    if (approvalInstanceId !== null) await withdrawApproval(call, approvalInstanceId, call.input.remarks);
  }),
);
