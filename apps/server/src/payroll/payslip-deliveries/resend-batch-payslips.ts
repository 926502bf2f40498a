import { resendBatchPayslips as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { implementMutation } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { askResend } from './ask-resend.ts';

export const resendBatchPayslips = implementMutation(contract, async (call) => {
  const { id: batchId } = await loadBatch(call.tx, call.input.batchId, call.reach);
  return await askResend(call, { batchId }, call.input.remarks);
});
