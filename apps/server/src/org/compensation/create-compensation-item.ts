import { AppError } from '@wagewright/contracts';
import { createCompensationItem as contract } from '@wagewright/contracts/org/compensation';
import { lockCompensationItems } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { limitColumns, requireOrder } from './item-limits.ts';
import { requireFreeName } from './item-names.ts';

export const createCompensationItem = implementMutation(contract, async ({ input, tx, sql, audit }) => {
  const { code, name, frequency, limits } = input;
  requireOrder(limits);
  await lockCompensationItems(sql);
  if ((await tx.compensationItem.count({ where: { code } })) > 0) throw new AppError('COMPENSATION_ITEM_EXISTS', { code });
  await requireFreeName(tx, name);
  const { id } = await tx.compensationItem.create({ data: { code, name, frequency, ...limitColumns(limits) } });
  audit({ entity: 'compensation-item', entityId: id, after: input });
  return { code };
});
