import { startComparison as contract } from '@wagewright/contracts/payroll/variance';
import { comparisonColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { compareAgain } from '../batches/index.ts';
import { requireComparisonEvent } from './move-comparison.ts';

export const startComparison = implementMutation(contract, async (call) => {
  const { input, tx, audit, notify } = call;
  const { batchId } = input;
  const { from } = await requireComparisonEvent(call, batchId, 'start');
  await compareAgain(call, batchId);
  const { status } = await tx.batchComparison.findUniqueOrThrow({ where: { batchId } });
  audit({ entity: 'batch-comparison', entityId: batchId, before: { status: from }, after: { status } });
  await notify({ topic: 'batch', id: batchId });
  return { state: comparisonColumns.status(status) };
});
