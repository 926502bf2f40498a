import { AppError } from '@wagewright/contracts';
import { updateCompensationItem as contract } from '@wagewright/contracts/org/compensation';
import { lockCompensationItems } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { limitColumns, requireOrder, viewItem } from './item-limits.ts';
import { requireFreeName } from './item-names.ts';

export const updateCompensationItem = implementMutation(contract, async ({ input, tx, sql, audit }) => {
  const { code, name, limits } = input;
  requireOrder(limits);
  await lockCompensationItems(sql);
  const item = await tx.compensationItem.findUnique({ where: { code } });
  if (!item) throw new AppError('NOT_FOUND', { what: 'compensation item', id: code });
  if (item.version !== input.version) throw new AppError('STALE_VERSION', { what: 'Compensation item', id: code });
  if (name) await requireFreeName(tx, name, item.id);
  const version = item.version + 1;
  const given = { ...(name ? { name } : {}), ...(limits === undefined ? {} : limitColumns(limits)), version };
  await tx.compensationItem.update({ where: { id: item.id, version: item.version }, data: given });
  audit({ entity: 'compensation-item', entityId: item.id, before: toJson(viewItem(item)), after: toJson(given) });
  return { version };
});
