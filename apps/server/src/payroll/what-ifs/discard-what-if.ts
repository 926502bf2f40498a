import { discardWhatIf as contract } from '@wagewright/contracts';
import { cancelRun } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { loadWhatIf } from './load-what-if.ts';

/** What is still running is stopped; the rows of the result go in the background, and the run stays as the batch's history. */
export const discardWhatIf = implementMutation(contract, async ({ input, reach, tx, sql, deps, audit, enqueue }) => {
  const batch = await loadBatch(tx, input.batchId, reach);
  const run = await loadWhatIf(tx, batch.id, input.runId);
  if (run.state === 'running') await cancelRun(sql, { runId: run.id });
  await tx.forkedRun.delete({ where: { runId: run.id } });
  await enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
  audit({ entity: 'calculation-run', entityId: run.id, before: { kind: run.kind, name: run.fork.name }, after: { discarded: true } });
  return { runId: run.id, discardedAt: deps.clock().toISOString() };
});
