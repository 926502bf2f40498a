import { confirmPopulation as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

/** The version says which people were seen: whoever was added or removed since raises it. */
export const confirmPopulation = implementMutation(contract, (call) =>
  changeBatch(call, 'confirm-population', undefined, {
    data: { confirmedAt: call.deps.clock(), confirmedByUserId: call.actor.userId },
  }),
);
