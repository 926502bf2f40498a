import { AppError } from '@wagewright/contracts';
import { getDepartment as contract } from '@wagewright/contracts/org/departments';
import { listDepartmentVersions, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns, isoDay } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { fieldsOfRecord, shownValues, viewField } from '../custom-fields/index.ts';
import { readChanges } from './read-changes.ts';
import { viewDepartments } from './view-departments.ts';

const unnamed = { en: '', 'zh-CN': '' };

export const getDepartment = implementQuery(contract, async (call) => {
  const { input, actor, deps } = call;
  const on = isoDay(dayAsked(call));
  const [department] = await viewDepartments(call, on, { id: input.id });
  if (!department) throw new AppError('NOT_FOUND', { what: 'department', id: input.id });
  const versions = await listDepartmentVersions(sqlOfPrisma(deps.db.prisma), input.id);
  const kept = await deps.db.prisma.department.findUniqueOrThrow({ where: { id: input.id }, select: { custom: true } });
  const fields = await fieldsOfRecord(deps.db.prisma, 'department', actor, department.legalEntityId);
  const may = actor.grants.get('department.edit');
  return {
    on,
    department,
    versions: versions.map((row) => ({
      ...row,
      name: departmentVersionColumns.name(row.name) ?? unnamed,
      parent: departmentVersionColumns.name(row.parent),
    })),
    changes: await readChanges(deps.db.prisma, 'department', input.id),
    customFields: fields.map(viewField),
    custom: shownValues(kept.custom, fields),
    mayEdit: may !== undefined && (may.all || may.legalEntityIds.has(department.legalEntityId)),
  };
});
