import { AppError } from '@wagewright/contracts';
import { discardRetro as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { raiseVersion, requireBatchEvent } from './move-batch.ts';
import { retroRunsWhere } from './retro-runs.ts';

/** Only while nothing is frozen from it; a running one is cancelled like any other run of the batch. */
export const discardRetro = implementMutation(contract, async (call) => {
  const { input, reach, tx, actor, audit, enqueue } = call;
  const { id, runId } = input;
  const batch = await loadBatchForChange(call, id);
  requireBatchEvent(batch, 'discard-retro');
  const { count } = await tx.forkedRun.deleteMany({ where: { run: { id: runId, ...retroRunsWhere(id) } } });
  if (count === 0) throw new AppError('NOT_FOUND', { what: 'retro run', id: runId });
  await enqueue('payroll.delete-runs', [{ batchId: id }]);
  await raiseVersion(call, batch);
  audit({ entity: 'batch', entityId: id, after: { discardedRetroRun: runId } });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
