import { AppError } from '@wagewright/contracts';
import { createEmployee as contract } from '@wagewright/contracts/org/employees';
import { datedTables, holdFields, putPortion } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { signFirstContract } from '../contracts/index.ts';
import { changedValues, fieldsOfRecord, requireSaid } from '../custom-fields/index.ts';
import { requireBornBefore, requireFreeNumber, requireKnown, requireSound } from './load-employee.ts';

export const createEmployee = implementMutation(contract, async (call) => {
  const { input, tx, sql, locks, reach, actor, audit } = call;
  const { legalEntityId, employeeNumber, hireDate, name, gender, birthDate, category } = input;
  const entity = await tx.legalEntity.findFirst({ where: { AND: [{ id: legalEntityId }, legalEntitiesWithin(reach)] } });
  if (!entity) throw new AppError('NOT_FOUND', { what: 'legal entity', id: legalEntityId });
  await locks.take('legal-entity', legalEntityId);
  await requireFreeNumber(call, employeeNumber);
  requireBornBefore(name, birthDate, hireDate);
  await requireKnown(call, legalEntityId, input, hireDate);
  await holdFields(sql, 'employee');
  const fields = await fieldsOfRecord(tx, 'employee', actor, legalEntityId);
  const custom = changedValues({}, input.custom, fields);
  requireSaid(custom, fields);
  const days = { hireDate: new Date(hireDate), birthDate: birthDate === null ? null : new Date(birthDate) };
  const contacts = { email: input.email || null, phone: input.phone || null };
  const employee = await tx.employee.create({
    data: { legalEntityId, employeeNumber, name, gender, ...days, ...contacts, custom: toJson(custom) },
  });
  locks.made('employee', employee.id);
  const place = {
    department_id: input.departmentId,
    position_id: input.positionId,
    cost_center_id: input.costCenterId,
    supervisor_id: input.supervisorId,
    dotted_supervisor_id: input.dottedSupervisorId,
    category,
  };
  await putPortion(sql, datedTables.assignment, { employee_id: employee.id }, { from: hireDate, until: null }, place);
  await requireSound(call, employee, hireDate);
  const { contract: first, ...told } = input;
  audit({ entity: 'employee', entityId: employee.id, after: told });
  if (first) await signFirstContract(call, contract.id, employee, { ...first, startsOn: hireDate }, input.reason);
  return { id: employee.id };
});
