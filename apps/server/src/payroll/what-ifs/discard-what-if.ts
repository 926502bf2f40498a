import { discardWhatIf as contract } from '@wagewright/contracts/payroll/what-ifs';
import { cancelRun } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange, requireBatchEvent } from '../batches/index.ts';
import { loadWhatIf } from './load-what-if.ts';

/** What is still running is stopped; the rows of the result go in the background, and the run stays as the batch's history. */
export const discardWhatIf = implementMutation(contract, async (call) => {
  const { input, tx, sql, deps, audit, enqueue } = call;
  const batch = await loadBatchForChange(call, input.batchId);
  requireBatchEvent(batch, 'discard-what-if');
  const run = await loadWhatIf(tx, batch.id, input.runId);
  if (run.state === 'running') await cancelRun(sql, { runId: run.id });
  await tx.forkedRun.delete({ where: { runId: run.id } });
  await enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
  audit({ entity: 'calculation-run', entityId: run.id, before: { kind: run.kind, name: run.fork.name }, after: { discarded: true } });
  return { runId: run.id, discardedAt: deps.clock().toISOString() };
});
