import { listSalaryStructures as contract } from '@wagewright/contracts/org/salary-structures';
import { compensationItemColumns, legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { recurring } from '../compensation/index.ts';
import { structureOn, structuresWithin, viewStructure } from './load-structure.ts';

export const listSalaryStructures = implementQuery(contract, async ({ reach, deps }) => {
  const { prisma } = deps.db;
  const rows = await prisma.salaryStructure.findMany({
    where: structuresWithin(reach),
    include: structureOn(deps.clock()),
    orderBy: [{ legalEntity: { code: 'asc' } }, { code: 'asc' }],
  });
  const entities = await prisma.legalEntity.findMany({ where: legalEntitiesWithin(reach), orderBy: { code: 'asc' } });
  const items = await prisma.compensationItem.findMany({ where: recurring, orderBy: { code: 'asc' } });
  return {
    rows: rows.map(viewStructure),
    legalEntities: entities.map(({ id, name, currency }) => ({ id, name: legalEntityColumns.name(name), currency })),
    items: items.map(({ code, name }) => ({ code, name: compensationItemColumns.name(name) })),
  };
});
