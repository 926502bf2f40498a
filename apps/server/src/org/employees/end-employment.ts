import { AppError } from '@wagewright/contracts';
import { endEmployment as contract } from '@wagewright/contracts/org/employees';
import { isoDay } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange, nameOf, requireSound } from './load-employee.ts';

export const endEmployment = implementMutation(contract, async (call) => {
  const { input, unchanged } = call;
  const { lastDay, reason } = input;
  const employee = await employeeForChange(call, input, 'place');
  const hireDate = isoDay(employee.hireDate);
  if (lastDay < hireDate) throw new AppError('ENDS_BEFORE_IT_BEGINS', { name: nameOf(employee), hireDate, lastDay });
  const before = employee.terminationDate && isoDay(employee.terminationDate);
  if (before === lastDay) {
    unchanged();
    return { version: employee.version };
  }
  const terminationDate = new Date(lastDay);
  if (before !== null && lastDay > before) await requireSound(call, { ...employee, terminationDate }, before);
  const told = { before: { terminationDate: before }, after: { terminationDate: lastDay, reason } };
  return { version: await changeEmployee(call, employee, { terminationDate }, told) };
});
