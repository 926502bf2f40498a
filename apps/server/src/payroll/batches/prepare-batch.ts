import { prepareBatch as contract } from '@wagewright/contracts/payroll/batches';
import { prepareBatch as freeze } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import type { BatchCall } from './batch-call.ts';
import type { BatchRow } from './load-batch.ts';
import { changeBatch } from './move-batch.ts';
import { finishedRetroRuns } from './retro-runs.ts';

/** A batch is paid by the rules that are published when it is prepared: until then nothing of it is frozen. */
async function takePublishedCopy({ tx, audit }: BatchCall, { id, copy, period }: BatchRow): Promise<BatchRow['copy']> {
  const published = await tx.solutionCopy.findFirst({ where: { solutionId: period.solutionId, status: 'published' } });
  if (!published || published.id === copy.id) return copy;
  await tx.batch.update({ where: { id }, data: { copyId: published.id } });
  audit({ entity: 'batch', entityId: id, before: { copy: copy.number }, after: { copy: published.number } });
  return published;
}

export const prepareBatch = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'prepare',
    async (batch) => {
      const copy = await takePublishedCopy(call, batch);
      const program = call.deps.programs.of(copy, batch.period.solution.code);
      await freeze(call.sql, { batchId: batch.id, program, retroRuns: await finishedRetroRuns(call.tx, call.deps, batch) });
    },
    { before: { period: 'change' } },
  ),
);
