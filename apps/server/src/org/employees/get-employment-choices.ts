import { AppError } from '@wagewright/contracts';
import { getEmploymentChoices as contract } from '@wagewright/contracts/org/employees';
import { proposeEmployeeNumber, sqlOfPrisma } from '@wagewright/db';
import { costCenterColumns, effectiveOn, isoDay, legalEntityColumns, positionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { fieldsOfRecord, viewField } from '../custom-fields/index.ts';
import { departmentNames } from './department-names.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const getEmploymentChoices = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { prisma } = deps.db;
  const day = new Date(input.on ?? isoDay(deps.clock()));
  const entities = await prisma.legalEntity.findMany({ where: legalEntitiesWithin(reach), orderBy: { id: 'asc' } });
  const chosen = input.legalEntityId === undefined ? entities[0] : entities.find(({ id }) => id === input.legalEntityId);
  if (!chosen && input.legalEntityId !== undefined) throw new AppError('NOT_FOUND', { what: 'legal entity', id: input.legalEntityId });
  const legalEntityId = chosen?.id ?? null;
  const open = { legalEntityId: legalEntityId ?? 0, versions: { some: effectiveOn(day) } };
  const departments = await prisma.department.findMany({ where: open, select: { id: true }, orderBy: { code: 'asc' } });
  const names = await departmentNames(
    prisma,
    departments.map(({ id }) => id),
    day,
  );
  const positions = await prisma.position.findMany({ orderBy: { code: 'asc' } });
  const costCenters = await prisma.costCenter.findMany({ orderBy: { code: 'asc' } });
  return {
    legalEntityId,
    legalEntities: entities.map(({ id, name }) => ({ id, name: legalEntityColumns.name(name) })),
    departments: departments.map(({ id }) => ({ id, name: names.get(id) ?? unnamed })),
    positions: positions.map(({ id, title }) => ({ id, name: positionColumns.title(title) ?? unnamed })),
    costCenters: costCenters.map(({ id, name }) => ({ id, name: costCenterColumns.name(name) ?? unnamed })),
    customFields: legalEntityId === null ? [] : (await fieldsOfRecord(prisma, 'employee', actor, legalEntityId)).map(viewField),
    nextNumber: await proposeEmployeeNumber(sqlOfPrisma(prisma), legalEntityId ?? 0),
  };
});
