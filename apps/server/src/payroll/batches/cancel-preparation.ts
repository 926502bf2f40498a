import { AppError } from '@wagewright/contracts';
import { cancelPreparation as contract } from '@wagewright/contracts/payroll/batches';
import { cancelPreparation as stop } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

/** Locks the batch first, as the job does when it ends: whoever comes second sees that it is over. */
export const cancelPreparation = implementMutation(contract, (call) =>
  changeBatch(call, 'cancel-preparing', async ({ id }) => {
    if (!(await stop(call.sql, id))) throw new AppError('STALE_VERSION', { what: 'Batch', id });
  }),
);
