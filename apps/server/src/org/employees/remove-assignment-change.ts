import { AppError } from '@wagewright/contracts';
import { removeAssignmentChange as contract } from '@wagewright/contracts/org/employees';
import { datedTables, dayAfter, removeFrom } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange, nameOf, placeOf, requireSound } from './load-employee.ts';

export const removeAssignmentChange = implementMutation(contract, async (call) => {
  const { input, tx, sql } = call;
  const { from, reason } = input;
  const employee = await employeeForChange(call, input, 'place');
  const on = (day: string) => tx.assignment.findFirst({ where: { employeeId: employee.id, ...effectiveOn(new Date(day)) } });
  const [gone, earlier] = [await on(from), await on(dayAfter(from, -1))];
  if (!gone || !earlier || gone.id === earlier.id) throw new AppError('ASSIGNMENT_CHANGE_UNKNOWN', { name: nameOf(employee), from });
  await removeFrom(sql, datedTables.assignment, { employee_id: employee.id }, from);
  await requireSound(call, employee, from);
  const told = { before: { from, ...placeOf(gone) }, after: { from, ...placeOf(earlier), reason } };
  return { version: await changeEmployee(call, employee, {}, told) };
});
