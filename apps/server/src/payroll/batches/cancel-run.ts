import { AppError, type BatchStatus, batchMachine, cancelRun as contract, requireTransition } from '@wagewright/contracts';
import { cancelRun as stopRun } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { factsOf } from './batch-facts.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';

/** Touches the run's row first, as the workers' finish does: whoever comes second sees that it is over. */
export const cancelRun = implementMutation(contract, async ({ input, reach, actor, tx, sql, audit }) => {
  const batch = await loadBatch(tx, input.id, reach);
  const status = batch.status as BatchStatus;
  const { to } = requireTransition(batchMachine, { id: batch.id, status }, 'abort-run', factsOf(batch));
  const [run] = batch.runs;
  const stopped = run && (await stopRun(sql, { runId: run.id }));
  if (!stopped) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  audit({ entity: 'batch', entityId: batch.id, before: { status }, after: { status: to, event: 'abort-run', runId: run.id } });
  return viewBatch(await loadBatch(tx, input.id, reach), actor);
});
