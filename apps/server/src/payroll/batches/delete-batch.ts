import { deleteBatch as contract } from '@wagewright/contracts/payroll/batches';
import { unprepareBatch } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { viewBatch } from './batch-view.ts';
import { loadBatch } from './load-batch.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { moveBatch } from './move-batch.ts';

/** The row stays, marked deleted, so that its audit trail keeps a subject; its frozen input and results go in the background, what-ifs and retro runs too. */
export const deleteBatch = implementMutation(contract, async (call) => {
  const { input, tx, sql, reach, actor, enqueue } = call;
  const batch = await loadBatchForChange(call, input.id);
  await moveBatch(call, batch, { event: 'delete', version: input.version, remarks: input.remarks, data: { currentRunId: null } });
  await tx.forkedRun.deleteMany({ where: { run: { batchId: batch.id } } });
  await unprepareBatch(sql, { batchId: batch.id });
  await enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
  return viewBatch(await loadBatch(tx, input.id, reach), actor);
});
