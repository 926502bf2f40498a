import { AppError } from '@wagewright/contracts';
import { putCostAllocation as contract } from '@wagewright/contracts/org/cost-allocations';
import { datedTables, putPortions } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireNamed, requireWhole } from './check-parts.ts';
import { allocationsOn, centerIds, employeeForChange, itemIdOf } from './load-allocations.ts';
import { recordedAs } from './view-allocations.ts';

export const putCostAllocation = implementMutation(contract, async (call) => {
  const { input, sql, audit } = call;
  const { item, from, until, reason, replaces } = input;
  const { id: employeeId, name } = await employeeForChange(call, input.employeeId);
  const itemId = await itemIdOf(call, item);
  if (until !== null && until < from) throw new AppError('ALLOCATION_DAYS_REVERSED', { employee: name, from, until });
  const parts = requireWhole(name, input.parts);
  const idOf = await centerIds(
    call,
    parts.map(({ costCenter }) => costCenter),
  );
  const standing = await allocationsOn(call, { employeeId, itemId }, from, until);
  requireNamed(name, standing, replaces);
  const rows = parts.map(({ costCenter, ratio, isMain, takesTailDifference }) => ({
    cost_center_id: idOf.get(costCenter) ?? 0,
    ratio,
    is_main: isMain,
    takes_tail_difference: takesTailDifference,
  }));
  await putPortions(sql, datedTables.costCenterAllocation, { employee_id: employeeId, item_id: itemId }, { from, until }, rows);
  const after = { item, from, until, parts, reason };
  audit({ entity: 'cost-allocation', entityId: employeeId, before: toJson({ replaced: standing.map(recordedAs) }), after: toJson(after) });
  return { from };
});
