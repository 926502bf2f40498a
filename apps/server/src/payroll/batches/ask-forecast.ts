import { askForecast as contract } from '@wagewright/contracts/payroll/batches';
import { startForecast } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { requireBatchEvent } from './move-batch.ts';
import { viewForecast } from './view-forecast.ts';

/** The batch keeps its version: nothing of it changes, and whoever looks at it may go on. */
export const askForecast = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor, enqueue, audit, unchanged } = call;
  const batch = await loadBatchForChange(call, input.id);
  requireBatchEvent(batch, 'forecast');
  const forecastId = await startForecast(sql, batch.id, actor.userId);
  if (forecastId === undefined) unchanged();
  else {
    await enqueue('payroll.count-ahead', [{ forecastId }]);
    audit({ entity: 'batch-forecast', entityId: batch.id, after: { asked: true } });
  }
  return await viewForecast(sql, await tx.batchForecast.findUnique({ where: { batchId: batch.id } }), actor.language);
});
