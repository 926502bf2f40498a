import { AppError } from '@wagewright/contracts';
import { createDepartment as contract } from '@wagewright/contracts/org/departments';
import { datedTables, holdFields, putPortion } from '@wagewright/db';
import { legalEntityColumns, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { changedValues, fieldsOfRecord, requireSaid } from '../custom-fields/index.ts';
import { requireManager, requireParent } from './load-department.ts';

export const createDepartment = implementMutation(contract, async (call) => {
  const { input, tx, sql, locks, reach, actor, audit } = call;
  const { legalEntityId, code, from, name, parentId, managerId } = input;
  const entity = await tx.legalEntity.findFirst({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } });
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  await locks.take('legal-entity', legalEntityId);
  if ((await tx.department.count({ where: { legalEntityId, code } })) > 0)
    throw new AppError('DEPARTMENT_CODE_TAKEN', { legalEntity: legalEntityColumns.name(entity.name), code });
  await requireManager(call, legalEntityId, managerId);
  await holdFields(sql, 'department');
  const fields = await fieldsOfRecord(tx, 'department', actor, legalEntityId);
  const custom = changedValues({}, input.custom, fields);
  requireSaid(custom, fields);
  const department = await tx.department.create({ data: { legalEntityId, code, custom: toJson(custom) } });
  const portion = { from, until: null };
  await requireParent(call, department, parentId, portion);
  const values = { name: JSON.stringify(name), parent_id: parentId, manager_employee_id: managerId };
  await putPortion(sql, datedTables.departmentVersion, { department_id: department.id }, portion, values);
  audit({ entity: 'department', entityId: department.id, after: input });
  return { id: department.id };
});
