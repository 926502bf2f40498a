import { AppError } from '@wagewright/contracts';
import { deleteDemoMappings as contract } from '@wagewright/contracts/platform/settings';
import { implementMutation } from '../../core/implement.ts';
import { mappingInclude } from './demo-mappings.ts';
import { noLongerThere } from './no-longer-there.ts';

export const deleteDemoMappings = implementMutation(contract, async ({ input, tx, audit }) => {
  const ids = [...new Set(input.ids)].sort((one, other) => one - other);
  const where = { id: { in: ids } };
  const rows = await tx.demoMapping.findMany({ where, include: mappingInclude });
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw await noLongerThere(tx, 'demo-mapping', 'demo-user mapping', missing);
  const { count } = await tx.demoMapping.deleteMany({ where });
  if (count !== ids.length) throw new AppError('NOT_FOUND', { what: 'demo-user mapping', id: ids.join(', ') });
  for (const { id, source, externalId, user } of rows)
    audit({ entity: 'demo-mapping', entityId: id, before: { source, externalId, account: user.account }, after: { deleted: true } });
  return { deleted: count };
});
