import { AppError } from '@wagewright/contracts';
import { createSalaryStructure as contract } from '@wagewright/contracts/org/salary-structures';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { recurringItem } from '../compensation/index.ts';

export const createSalaryStructure = implementMutation(contract, async ({ input, tx, locks, reach, audit }) => {
  const { legalEntityId, code, name, currency } = input;
  const entity = await tx.legalEntity.findFirst({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } });
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  await locks.take('legal-entity', legalEntityId);
  const item = await recurringItem({ tx }, input.item);
  if ((await tx.salaryStructure.count({ where: { legalEntityId, code } })) > 0)
    throw new AppError('SALARY_STRUCTURE_EXISTS', { legalEntity: legalEntityColumns.name(entity.name), code });
  const { id } = await tx.salaryStructure.create({ data: { legalEntityId, code, name, itemId: item.id, currency } });
  audit({ entity: 'salary-structure', entityId: id, after: input });
  return { id };
});
