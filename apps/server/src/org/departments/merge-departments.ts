import { AppError } from '@wagewright/contracts';
import { mergeDepartments as contract } from '@wagewright/contracts/org/departments';
import { clearPortion, datedTables, standsBelow, takeOverDepartment } from '@wagewright/db';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { departmentsWithin } from '../../core/scopes.ts';
import { departmentForChange, nameOfDepartment, nextVersion, requireStanding } from './load-department.ts';

export const mergeDepartments = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const { intoId, from, reason } = input;
  const department = await departmentForChange(call, input);
  const within = departmentsWithin(call.reach, call.actor, call.deps.clock());
  const into = await tx.department.findFirst({ where: { AND: [{ id: intoId }, within] }, include: { legalEntity: true } });
  if (!into) throw new AppError('NOT_FOUND', { what: 'department', id: intoId });
  if (into.legalEntityId !== department.legalEntityId)
    throw new AppError('DEPARTMENT_OF_ANOTHER_ENTITY', {
      department: await nameOfDepartment(call, into),
      legalEntity: legalEntityColumns.name(into.legalEntity.name),
    });
  const portion = { from, until: null };
  await requireStanding(call, department, { from, until: from });
  await requireStanding(call, into, portion);
  if (await standsBelow(sql, { departmentId: intoId, aboveId: department.id, ...portion }))
    throw new AppError('DEPARTMENT_BELOW_ITSELF', { department: await nameOfDepartment(call, into), from });
  const moved = await takeOverDepartment(sql, { departmentId: department.id, intoId, from });
  await clearPortion(sql, datedTables.departmentVersion, { department_id: department.id }, portion);
  const version = await nextVersion(call, department);
  const before = { version: department.version };
  audit({ entity: 'department', entityId: department.id, before, after: { intoId, from, reason, version, ...moved } });
  return { version, ...moved };
});
