import { AppError } from '@wagewright/contracts';
import { closeDepartment as contract } from '@wagewright/contracts/org/departments';
import { clearPortion, countDepartmentsBelow, countPeopleIn, datedTables, dayAfter } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { departmentForChange, nameOfDepartment, nextVersion, requireStanding } from './load-department.ts';

export const closeDepartment = implementMutation(contract, async (call) => {
  const { input, sql, audit } = call;
  const { lastDay, reason } = input;
  const department = await departmentForChange(call, input);
  await requireStanding(call, department, { from: lastDay, until: lastDay });
  const after = { from: dayAfter(lastDay), until: null };
  for (const [code, { count, names }] of [
    ['DEPARTMENT_HAS_PEOPLE', await countPeopleIn(sql, department.id, after)],
    ['DEPARTMENT_HAS_DEPARTMENTS', await countDepartmentsBelow(sql, department.id, after)],
  ] as const)
    if (count > 0)
      throw new AppError(code, { department: await nameOfDepartment(call, department), lastDay, count, names: names.join(', ') });
  await clearPortion(sql, datedTables.departmentVersion, { department_id: department.id }, after);
  const version = await nextVersion(call, department);
  audit({ entity: 'department', entityId: department.id, before: { version: department.version }, after: { lastDay, reason, version } });
  return { version };
});
