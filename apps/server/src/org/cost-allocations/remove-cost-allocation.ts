import { AppError } from '@wagewright/contracts';
import { removeCostAllocation as contract } from '@wagewright/contracts/org/cost-allocations';
import { datedTables, removeFrom } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { allocationsOn, employeeForChange, itemIdOf } from './load-allocations.ts';
import { recordedAs } from './view-allocations.ts';

export const removeCostAllocation = implementMutation(contract, async (call) => {
  const { input, sql, audit } = call;
  const { item, from, reason } = input;
  const { id: employeeId } = await employeeForChange(call, input.employeeId);
  const itemId = await itemIdOf(call, item);
  const standing = await allocationsOn(call, { employeeId, itemId }, from, from);
  const removed = standing.find(({ effectiveDate }) => effectiveDate === from);
  if (!removed) throw new AppError('ALLOCATION_UNKNOWN', { from });
  await removeFrom(sql, datedTables.costCenterAllocation, { employee_id: employeeId, item_id: itemId }, from);
  const after = { removed: true, item, from, reason };
  audit({ entity: 'cost-allocation', entityId: employeeId, before: toJson(recordedAs(removed)), after: toJson(after) });
  return { from };
});
