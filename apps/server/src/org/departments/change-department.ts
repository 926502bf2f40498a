import { changeDepartment as contract } from '@wagewright/contracts/org/departments';
import { datedTables, endBeforeNext, putPortion } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { departmentForChange, nextVersion, requireManager, requireParent, requireStanding } from './load-department.ts';
import { versionOn } from './version-on.ts';

export const changeDepartment = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const { from, reason } = input;
  const department = await departmentForChange(call, input);
  const owner = { department_id: department.id };
  const portion = { from, until: await endBeforeNext(sql, datedTables.departmentVersion, owner, from) };
  await requireStanding(call, department, { from, until: from });
  const before = await versionOn(tx, department.id, from);
  const parentId = input.parentId === undefined ? before.parentId : input.parentId;
  const managerId = input.managerId === undefined ? before.managerId : input.managerId;
  if (input.parentId !== undefined) await requireParent(call, department, parentId, portion);
  if (input.managerId !== undefined) await requireManager(call, department.legalEntityId, managerId);
  const name = input.name ?? before.name;
  const until = portion.until ?? before.until;
  const values = { name: JSON.stringify(name), parent_id: parentId, manager_employee_id: managerId };
  await putPortion(sql, datedTables.departmentVersion, owner, { from, until }, values);
  const version = await nextVersion(call, department);
  const after = { from, until, name, parentId, managerId, reason, version };
  audit({
    entity: 'department',
    entityId: department.id,
    before: toJson({ ...before, version: department.version }),
    after: toJson(after),
  });
  return { version };
});
