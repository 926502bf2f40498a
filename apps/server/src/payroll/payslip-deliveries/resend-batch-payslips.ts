import { resendBatchPayslips as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { countDeliveries } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob, loadBatch } from '../batches/index.ts';

export const resendBatchPayslips = implementMutation(contract, async (call) => {
  const { input, tx, sql, reach, audit } = call;
  const { id: batchId } = await loadBatch(tx, input.batchId, reach);
  const { marks } = await countDeliveries(sql, reach, { batchId });
  const failed = marks.failed + marks.unreached;
  await askPayslipJob(call, { batchId }, 'resend');
  audit({
    entity: 'payslip-delivery',
    entityId: batchId,
    after: { event: 'resend', failed, ...(input.remarks ? { remarks: input.remarks } : {}) },
  });
  return { failed };
});
