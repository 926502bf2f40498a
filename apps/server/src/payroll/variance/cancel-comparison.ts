import { cancelComparison as contract } from '@wagewright/contracts/payroll/variance';
import { implementMutation } from '../../core/implement.ts';
import { requireComparisonEvent } from './move-comparison.ts';

/** Whoever works on it loses its token: what it writes late is refused. */
export const cancelComparison = implementMutation(contract, async (call) => {
  const { input, tx, audit, notify } = call;
  const { batchId } = input;
  const { from, to } = await requireComparisonEvent(call, batchId, 'cancel');
  await tx.batchComparison.update({ where: { batchId }, data: { status: to, token: null } });
  audit({ entity: 'batch-comparison', entityId: batchId, before: { status: from }, after: { status: to } });
  await notify({ topic: 'batch', id: batchId });
  return { state: to };
});
