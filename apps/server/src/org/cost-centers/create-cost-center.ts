import { AppError } from '@wagewright/contracts';
import { createCostCenter as contract } from '@wagewright/contracts/org/cost-centers';
import { implementMutation } from '../../core/implement.ts';

export const createCostCenter = implementMutation(contract, async ({ input, tx, audit }) => {
  const { code, name } = input;
  if ((await tx.costCenter.count({ where: { code } })) > 0) throw new AppError('COST_CENTER_EXISTS', { code });
  const { id } = await tx.costCenter.create({ data: { code, name } });
  audit({ entity: 'cost-center', entityId: id, after: input });
  return { id };
});
