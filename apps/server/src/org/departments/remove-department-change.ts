import { AppError } from '@wagewright/contracts';
import { removeDepartmentChange as contract } from '@wagewright/contracts/org/departments';
import { datedTables, dayAfter, removeFrom, standsThroughout } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { departmentForChange, nameOfDepartment, nextVersion, requireParent } from './load-department.ts';
import { versionOn } from './version-on.ts';

export const removeDepartmentChange = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const { from } = input;
  const department = await departmentForChange(call, input);
  const dayBefore = dayAfter(from, -1);
  const begins = await standsThroughout(sql, department.id, { from: dayBefore, until: from });
  const gone = begins ? await versionOn(tx, department.id, from) : undefined;
  if (gone?.from !== from) throw new AppError('DEPARTMENT_CHANGE_UNKNOWN', { department: await nameOfDepartment(call, department), from });
  const before = await versionOn(tx, department.id, dayBefore);
  await requireParent(call, department, before.parentId, { from, until: gone.until });
  await removeFrom(sql, datedTables.departmentVersion, { department_id: department.id }, from);
  const version = await nextVersion(call, department);
  audit({
    entity: 'department',
    entityId: department.id,
    before: toJson({ ...gone, version: department.version }),
    after: toJson({ ...before, until: gone.until, version }),
  });
  return { version };
});
