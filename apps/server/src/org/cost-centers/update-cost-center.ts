import { AppError } from '@wagewright/contracts';
import { updateCostCenter as contract } from '@wagewright/contracts/org/cost-centers';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenCostCenter } from './load-cost-center.ts';

export const updateCostCenter = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const before = await seenCostCenter(call, input);
  const { name } = input;
  const given = { ...(name ? { name: toJson(name) } : {}), version: before.version + 1 };
  const { count } = await tx.costCenter.updateMany({ where: { id: before.id, version: before.version }, data: given });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Cost center', id: before.code });
  audit({ entity: 'cost-center', entityId: before.id, before: { name: toJson(before.name), version: before.version }, after: given });
  return { version: given.version };
});
