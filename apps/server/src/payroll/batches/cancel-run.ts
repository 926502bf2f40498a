import { AppError } from '@wagewright/contracts';
import { cancelRun as contract } from '@wagewright/contracts/payroll/batches';
import { cancelRun as stopRun } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { requireBatchEvent } from './move-batch.ts';

/** Locks the run first, as the workers' finish does: whoever comes second sees that it is over. */
export const cancelRun = implementMutation(contract, async (call) => {
  const { input, reach, actor, tx, sql, locks, audit } = call;
  const batch = await loadBatchForChange(call, input.id, { run: true });
  const to = requireBatchEvent(batch, 'abort-run', input.version);
  const [run] = batch.runs;
  const stopped = run && locks.holds('calculation-run', run.id) && (await stopRun(sql, { runId: run.id }));
  if (!stopped) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  const { id, status } = batch;
  audit({ entity: 'batch', entityId: id, before: { status }, after: { status: to, event: 'abort-run', runId: run.id } });
  return viewBatch(await loadBatch(tx, id, reach), actor);
});
