import { listDemoMappings as contract } from '@wagewright/contracts/platform/settings';
import { implementQuery } from '../../core/implement.ts';
import { mappingInclude, viewMapping } from './demo-mappings.ts';

export const listDemoMappings = implementQuery(contract, async ({ input, deps }) => {
  const { demoMapping } = deps.db.prisma;
  const { offset: skip, limit: take } = input;
  const rows = await demoMapping.findMany({ include: mappingInclude, orderBy: [{ source: 'asc' }, { externalId: 'asc' }], skip, take });
  return { total: await demoMapping.count(), rows: rows.map(viewMapping) };
});
