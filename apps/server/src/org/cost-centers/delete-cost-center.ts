import { AppError } from '@wagewright/contracts';
import { deleteCostCenter as contract } from '@wagewright/contracts/org/cost-centers';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenCostCenter } from './load-cost-center.ts';

export const deleteCostCenter = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, code, name } = await seenCostCenter(call, input);
  if (
    (await tx.assignment.count({ where: { costCenterId: id } })) + (await tx.costCenterAllocation.count({ where: { costCenterId: id } })) >
    0
  )
    throw new AppError('COST_CENTER_USED', { code });
  await tx.costCenter.delete({ where: { id } });
  audit({ entity: 'cost-center', entityId: id, before: { code, name: toJson(name) }, after: { deleted: true } });
  return { id };
});
