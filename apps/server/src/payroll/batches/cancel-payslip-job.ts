import { AppError } from '@wagewright/contracts';
import { cancelPayslipJob as contract } from '@wagewright/contracts/payroll/batches';
import { cancelPayslipJob as cancel } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

/** Locks the batch first, as the job does when it ends: whoever comes second sees that it is over. */
export const cancelPayslipJob = implementMutation(contract, (call) =>
  changeBatch(call, 'cancel-payslips', async ({ id }) => {
    if (!(await cancel(call.sql, id))) throw new AppError('STALE_VERSION', { what: 'Batch', id });
  }),
);
