import { updateDepartment as contract } from '@wagewright/contracts/org/departments';
import { holdFields } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changedValues, fieldsOfRecord } from '../custom-fields/index.ts';
import { departmentForChange } from './load-department.ts';

export const updateDepartment = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor, audit, unchanged } = call;
  const department = await departmentForChange(call, input);
  const { id, custom: before, legalEntityId } = department;
  await holdFields(sql, 'department');
  const custom = changedValues(before, input.custom, await fieldsOfRecord(tx, 'department', actor, legalEntityId));
  if (JSON.stringify(custom) === JSON.stringify(before)) {
    unchanged();
    return { version: department.version };
  }
  const version = department.version + 1;
  await tx.department.update({ where: { id, version: department.version }, data: { custom: toJson(custom), version } });
  audit({
    entity: 'department',
    entityId: id,
    before: toJson({ custom: before, version: department.version }),
    after: toJson({ custom, version, reason: input.reason }),
  });
  return { version };
});
