import { watchBatch as contract } from '@wagewright/contracts/payroll/batches';
import { implementSubscription } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { readBatch } from './read-batch.ts';

export const watchBatch = implementSubscription(
  contract,
  (change, { input }) => change.topic === 'batch' && change.id === input.id,
  async ({ input, reach, actor, deps }) => viewBatch(await readBatch(deps, input.id, reach), actor),
);
