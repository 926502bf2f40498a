import { AppError } from '@wagewright/contracts';
import { getEmployee as contract } from '@wagewright/contracts/org/employees';
import { costCenterColumns, gradeColumns, isoDay, legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { shownFields } from './asked-people.ts';
import { shownValues } from './custom-values.ts';
import { employeeInclude, viewEmployees } from './employee-view.ts';

export const getEmployee = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const today = deps.clock();
  const row = await deps.db.prisma.employee.findFirst({
    where: { AND: [{ id: input.id }, employeesWithin(reach, actor, today)] },
    include: employeeInclude(today),
  });
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [view] = await viewEmployees(deps.db.prisma, [row], today);
  if (!view) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [assignment] = row.assignments;
  const fields = await shownFields(deps.db.prisma);
  const may = actor.grants.get('employee.edit');
  const mayEdit = may !== undefined && (may.all || may.legalEntityIds.has(row.legalEntityId));
  const day = isoDay(today);
  const hasLeft = view.terminationDate !== null && view.terminationDate < day;
  return {
    ...view,
    state: view.hireDate > day ? ('planned' as const) : hasLeft ? ('left' as const) : ('employed' as const),
    legalEntity: legalEntityColumns.name(row.legalEntity.name),
    legalEntityId: row.legalEntityId,
    email: row.email,
    phone: row.phone,
    gender: row.gender,
    supervisor: assignment?.supervisor?.name ?? null,
    supervisorPerson: assignment?.supervisor ?? null,
    dottedSupervisorPerson: assignment?.dottedSupervisor ?? null,
    grade: gradeColumns.name(assignment?.position.grade?.name ?? null),
    costCenter: costCenterColumns.name(assignment?.costCenter?.name ?? null),
    category: assignment?.category ?? null,
    personal: mayEdit ? { birthDate: row.birthDate && isoDay(row.birthDate) } : null,
    customFields: fields.map((field) => ({ ...field, options: [...field.options] })),
    custom: shownValues(row.custom, fields),
    mayEdit,
    version: row.version,
  };
});
