import { listCompensationItems as contract } from '@wagewright/contracts/org/compensation';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { viewItem } from './item-limits.ts';

export const listCompensationItems = implementQuery(contract, async ({ actor, reach, deps }) => {
  const { prisma } = deps.db;
  const rows = await prisma.compensationItem.findMany({ orderBy: { code: 'asc' } });
  const seeing = actor.grants.get('pay.read');
  const both = seeing && { AND: [legalEntitiesWithin(reach), legalEntitiesWithin(seeing)] };
  const entities = both ? await prisma.legalEntity.findMany({ where: both, orderBy: { code: 'asc' } }) : [];
  return { rows: rows.map(viewItem), legalEntities: entities.map(({ id, name }) => ({ id, name: legalEntityColumns.name(name) })) };
});
