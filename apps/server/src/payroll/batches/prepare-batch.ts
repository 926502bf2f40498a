import { AppError } from '@wagewright/contracts';
import { prepareBatch as contract } from '@wagewright/contracts/payroll/batches';
import { startPreparation } from '@wagewright/db';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import type { BatchCall } from './batch-call.ts';
import { viewBatch } from './batch-view.ts';
import { type BatchRow, loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { moveBatch } from './move-batch.ts';

/** A batch is paid by the rules that are published when it is prepared: until then nothing of it is frozen. */
async function takePublishedCopy({ tx, audit }: BatchCall, { id, copy, period }: BatchRow): Promise<void> {
  const published = await tx.solutionCopy.findFirst({ where: { solutionId: period.solutionId, status: 'published' } });
  if (!published || published.id === copy.id) return;
  await tx.batch.update({ where: { id }, data: { copyId: published.id } });
  audit({ entity: 'batch', entityId: id, before: { copy: copy.number }, after: { copy: published.number } });
}

export const prepareBatch = implementMutation(contract, async (call) => {
  const { input, tx, sql, reach, actor, enqueue } = call;
  const batch = await loadBatchForChange(call, input.id);
  const { version, remarks } = input;
  await moveBatch(call, batch, { event: 'start-preparing', version, remarks, data: { lastFailure: noJson } });
  await takePublishedCopy(call, batch);
  const preparationId = await startPreparation(sql, batch.id, actor.userId);
  if (preparationId === undefined) throw new AppError('STALE_VERSION', { what: 'Batch', id: batch.id });
  await enqueue('payroll.prepare-batch', [{ preparationId }]);
  return viewBatch(await loadBatch(tx, input.id, reach), actor);
});
