import { getBatch as contract } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';

export const getBatch = implementQuery(contract, async ({ input, reach, actor, deps }) =>
  viewBatch(await loadBatch(deps.db.prisma, input.id, reach), actor),
);
