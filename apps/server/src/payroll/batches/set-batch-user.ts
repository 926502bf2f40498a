import { setBatchUser as contract } from '@wagewright/contracts/payroll/batches';
import { batchPermissionsOf } from '@wagewright/contracts/payroll/solutions';
import { dayOf } from '../../approvals/processes/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { requireNameable, requireOwnInBatch, workingFor } from '../solutions/index.ts';
import { loadBatchForChange } from './load-for-change.ts';
import { requireBatchEvent } from './move-batch.ts';

export const setBatchUser = implementMutation(contract, async (call) => {
  const { input, tx, actor, deps, audit, unchanged, notify } = call;
  const { id: batchId, userId, access, seesPay } = input;
  const batch = await loadBatchForChange(call, batchId);
  requireBatchEvent(batch, 'give-access');
  const before = await tx.batchUser.findUnique({ where: { batchId_userId: { batchId, userId } } });
  const told = (row: { access: string; seesPay: boolean } | null) => (row ? { access: row.access, seesPay: row.seesPay } : {});
  if (access === null) {
    const { count } = await tx.batchUser.deleteMany({ where: { batchId, userId } });
    if (count === 0) {
      unchanged();
      return {};
    }
  } else {
    requireOwnInBatch(actor, batch, batchPermissionsOf(access, seesPay));
    const visible = workingFor(batch.period.solution.legalEntityId, dayOf(deps.clock()));
    await requireNameable(tx, [userId], { visible }, batch.name);
    const data = { access, seesPay, givenByUserId: actor.userId, givenAt: deps.clock() };
    await tx.batchUser.upsert({ where: { batchId_userId: { batchId, userId } }, create: { batchId, userId, ...data }, update: data });
  }
  audit({
    entity: 'batch-user',
    entityId: `${batchId}:${userId}`,
    before: told(before),
    after: access === null ? {} : { access, seesPay },
  });
  await notify({ topic: 'batch', id: batchId });
  return {};
});
