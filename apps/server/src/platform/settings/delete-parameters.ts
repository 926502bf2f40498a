import { AppError } from '@wagewright/contracts';
import { deleteParameters as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { noLongerThere } from './no-longer-there.ts';
import { parameterSelect, toldParameter } from './parameters.ts';

export const deleteParameters = implementMutation(contract, async ({ input, tx, audit }) => {
  const ids = [...new Set(input.ids)].sort((one, other) => one - other);
  const where = { id: { in: ids } };
  const rows = await tx.systemParameter.findMany({ where, select: parameterSelect });
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw await noLongerThere(tx, 'system-parameter', 'system parameter', missing);
  const { count } = await tx.systemParameter.deleteMany({ where });
  if (count !== ids.length) throw new AppError('NOT_FOUND', { what: 'system parameter', id: ids.join(', ') });
  for (const row of rows) audit({ entity: 'system-parameter', entityId: row.id, before: toldParameter(row), after: { deleted: true } });
  return { deleted: count };
});
