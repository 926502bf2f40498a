import { resendBatchPayslips as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange, requireBatchEvent } from '../batches/index.ts';
import { askResend } from './ask-resend.ts';

export const resendBatchPayslips = implementMutation(contract, async (call) => {
  const { batchId } = call.input;
  const batch = await loadBatchForChange(call, batchId);
  // asked again while it is done, that one does it
  const [job] = batch.payslipJobs;
  if (job?.state !== 'running' || job.kind !== 'resend') {
    requireBatchEvent(batch, 'resend-payslips');
    await call.tx.batch.update({ where: { id: batchId }, data: { lastFailure: noJson } });
  }
  return await askResend(call, { batchId }, call.input.remarks);
});
