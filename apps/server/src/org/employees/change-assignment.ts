import { AppError } from '@wagewright/contracts';
import { changeAssignment as contract } from '@wagewright/contracts/org/employees';
import { datedTables, endBeforeNext, putPortion } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange, placeOf, requireEmployed, requireKnown, requireSound } from './load-employee.ts';

export const changeAssignment = implementMutation(contract, async (call) => {
  const { input, tx, sql, unchanged } = call;
  const { id, version, from, reason, ...given } = input;
  const employee = await employeeForChange(call, { id, version }, 'place');
  requireEmployed(employee, from);
  const row = await tx.assignment.findFirst({ where: { employeeId: id, ...effectiveOn(new Date(from)) } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'assignment', id });
  const before = placeOf(row);
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const after = { ...before, ...said };
  if (JSON.stringify(after) === JSON.stringify(before)) {
    unchanged();
    return { version };
  }
  await requireKnown(call, employee.legalEntityId, given, from);
  const owner = { employee_id: id };
  const until = (await endBeforeNext(sql, datedTables.assignment, owner, from)) ?? null;
  const place = {
    department_id: after.departmentId,
    position_id: after.positionId,
    cost_center_id: after.costCenterId,
    supervisor_id: after.supervisorId,
    dotted_supervisor_id: after.dottedSupervisorId,
    category: after.category,
  };
  await putPortion(sql, datedTables.assignment, owner, { from, until }, place);
  await requireSound(call, employee, from);
  return { version: await changeEmployee(call, employee, {}, { before, after: { from, until, ...after, reason } }) };
});
