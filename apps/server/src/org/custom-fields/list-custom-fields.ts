import { listCustomFields as contract, customFieldEntities } from '@wagewright/contracts/org/custom-fields';
import { countSaying, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readFields, viewField } from './shown-fields.ts';

export const listCustomFields = implementQuery(contract, async ({ deps }) => {
  const { prisma } = deps.db;
  const rows = [];
  for (const entity of customFieldEntities) {
    const said = await countSaying(sqlOfPrisma(prisma), entity);
    for (const field of await readFields(prisma, entity)) {
      const { id, audience, version, key } = field;
      rows.push({ ...viewField(field), id, entity, audience, version, records: said.get(key) ?? 0 });
    }
  }
  return { rows };
});
