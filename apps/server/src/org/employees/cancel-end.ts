import { AppError } from '@wagewright/contracts';
import { cancelEnd as contract } from '@wagewright/contracts/org/employees';
import { isoDay } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { changeEmployee, employeeForChange, nameOf, requireSound } from './load-employee.ts';

export const cancelEnd = implementMutation(contract, async (call) => {
  const { input } = call;
  const employee = await employeeForChange(call, input, 'place');
  if (!employee.terminationDate) throw new AppError('EMPLOYMENT_GOES_ON', { name: nameOf(employee) });
  const lastDay = isoDay(employee.terminationDate);
  // a department may have been closed since
  await requireSound(call, { ...employee, terminationDate: null }, lastDay);
  const told = { before: { terminationDate: lastDay }, after: { terminationDate: null, reason: input.reason } };
  return { version: await changeEmployee(call, employee, { terminationDate: null }, told) };
});
