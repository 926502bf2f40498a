import { generatePayslips as contract } from '@wagewright/contracts/payroll/batches';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob } from './ask-payslip-job.ts';
import { changeBatch } from './move-batch.ts';
import { requireActiveSetting } from './require-active-setting.ts';

export const generatePayslips = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'generate-payslips',
    async ({ id, period }) => {
      await requireActiveSetting(call.tx, period);
      await askPayslipJob(call, { batchId: id }, 'generate');
    },
    { data: { lastFailure: noJson } },
  ),
);
