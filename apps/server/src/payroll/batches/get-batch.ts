import { getBatch as contract } from '@wagewright/contracts/payroll/batches';
import { implementQuery } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { readBatch } from './read-batch.ts';

export const getBatch = implementQuery(contract, async ({ input, reach, actor, deps }) =>
  viewBatch(await readBatch(deps, input.id, reach), actor),
);
