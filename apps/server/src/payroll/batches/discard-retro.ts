import { AppError, discardRetro as contract } from '@wagewright/contracts';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';
import { retroRunsWhere } from './retro-runs.ts';

/** Only while nothing is frozen from it; a running one is cancelled like any other run of the batch. */
export const discardRetro = implementMutation(contract, async ({ input, reach, tx, actor, audit, enqueue, notify }) => {
  const { id, runId } = input;
  const batch = await loadBatch(tx, id, reach);
  if (batch.status !== 'new') {
    throw new AppError('ILLEGAL_TRANSITION', { what: 'Batch', id, status: batch.status, event: 'discard-retro', allowed: 'new' });
  }
  const { count } = await tx.forkedRun.deleteMany({ where: { run: { id: runId, ...retroRunsWhere(id) } } });
  if (count === 0) throw new AppError('NOT_FOUND', { what: 'retro run', id: runId });
  await enqueue('payroll.delete-runs', [{ batchId: id }]);
  audit({ entity: 'batch', entityId: id, after: { discardedRetroRun: runId } });
  await notify({ topic: 'batch', id });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
