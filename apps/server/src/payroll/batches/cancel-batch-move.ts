import { AppError } from '@wagewright/contracts';
import { cancelBatchMove as contract } from '@wagewright/contracts/payroll/batches';
import { cancelMove } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

/** Locks the batch first, as the job does when it ends: whoever comes second sees that it is over. */
export const cancelBatchMove = implementMutation(contract, (call) =>
  changeBatch(call, 'cancel-moving', async ({ id }) => {
    if (!(await cancelMove(call.sql, id))) throw new AppError('STALE_VERSION', { what: 'Batch', id });
  }),
);
