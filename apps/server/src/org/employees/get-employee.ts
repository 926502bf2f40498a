import { AppError } from '@wagewright/contracts';
import { getEmployee as contract, type EmployeeState } from '@wagewright/contracts/org/employees';
import { costCenterColumns, gradeColumns, isoDay, legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { fieldsOfRecord, shownValues, viewField } from '../custom-fields/index.ts';
import { employeeInclude, viewEmployees } from './employee-view.ts';
import { serviceAround, serviceInclude } from './service.ts';

export const getEmployee = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const today = deps.clock();
  const row = await deps.db.prisma.employee.findFirst({
    where: { AND: [{ id: input.id }, employeesWithin(reach, actor, today)] },
    include: { ...employeeInclude(today), ...serviceInclude },
  });
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [view] = await viewEmployees(deps.db.prisma, [row], today);
  if (!view) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [assignment] = row.assignments;
  const fields = await fieldsOfRecord(deps.db.prisma, 'employee', actor, row.legalEntityId);
  const may = actor.grants.get('employee.edit');
  const mayEdit = may !== undefined && (may.all || may.legalEntityIds.has(row.legalEntityId));
  const day = isoDay(today);
  const state: EmployeeState = serviceAround(row, day) ? 'employed' : view.hireDate > day ? 'planned' : 'left';
  return {
    ...view,
    state,
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
    earlierService: row.earlierService.map(({ hiredOn, lastDay }) => ({ from: isoDay(hiredOn), until: isoDay(lastDay) })),
    personal: mayEdit ? { birthDate: row.birthDate && isoDay(row.birthDate) } : null,
    customFields: fields.map(viewField),
    custom: shownValues(row.custom, fields),
    mayEdit,
    version: row.version,
  };
});
