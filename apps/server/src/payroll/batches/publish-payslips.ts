import { publishPayslips as contract } from '@wagewright/contracts/payroll/batches';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob } from './ask-payslip-job.ts';
import { changeBatch } from './move-batch.ts';

export const publishPayslips = implementMutation(contract, (call) =>
  changeBatch(call, 'publish-payslips', async ({ id }) => await askPayslipJob(call, { batchId: id }, 'publish'), {
    data: { lastFailure: noJson },
  }),
);
