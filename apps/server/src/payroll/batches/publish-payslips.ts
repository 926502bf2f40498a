import { publishPayslips as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

export const publishPayslips = implementMutation(contract, (call) =>
  changeBatch(call, 'publish-payslips', async ({ id }) => {
    await call.enqueue('payroll.publish-payslips', [{ batchId: id, userId: call.actor.userId, traceId: call.context.traceId }]);
  }),
);
