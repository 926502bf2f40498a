import { AppError } from '@wagewright/contracts';
import { getEmployee as contract, type EmployeeState } from '@wagewright/contracts/org/employees';
import { costCenterColumns, gradeColumns, isoDay, legalEntityColumns } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { fieldsOfRecord, shownValues, viewField } from '../custom-fields/index.ts';
import { employeeInclude, viewEmployees } from './employee-view.ts';
import { latestService, serviceAround, serviceInclude } from './service.ts';

export const getEmployee = implementQuery(contract, async (call) => {
  const { input, actor, reach, deps } = call;
  const on = dayAsked(call);
  const row = await deps.db.prisma.employee.findFirst({
    where: { AND: [{ id: input.id }, employeesWithin(reach, actor, deps.clock())] },
    include: { ...employeeInclude(on), ...serviceInclude },
  });
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [view] = await viewEmployees(deps.db.prisma, [row], on);
  if (!view) throw new AppError('NOT_FOUND', { what: 'employee', id: input.id });
  const [assignment] = row.assignments;
  const fields = await fieldsOfRecord(deps.db.prisma, 'employee', actor, row.legalEntityId);
  const may = actor.grants.get('employee.edit');
  const mayEdit = may !== undefined && (may.all || may.legalEntityIds.has(row.legalEntityId));
  const day = isoDay(on);
  const around = serviceAround(row, day);
  const { hireDate, lastDay } = around ?? latestService(row);
  const state: EmployeeState = around ? 'employed' : view.hireDate > day ? 'planned' : 'left';
  return {
    ...view,
    on: day,
    state,
    service: { from: hireDate, until: lastDay },
    workFrom: assignment ? isoDay(assignment.effectiveDate) : null,
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
