import { changeAssignment as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { employeeForChange } from './load-employee.ts';
import { writeWork } from './write-work.ts';

export const changeAssignment = implementMutation(contract, async (call) => {
  const { id, version, reason, ...given } = call.input;
  const employee = await employeeForChange(call, { id, version }, 'place');
  const written = await writeWork(call, employee, given, { reason });
  if (!written) call.unchanged();
  return { version: written?.version ?? version };
});
