import { endEmployment as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { employeeForChange } from './load-employee.ts';
import { writeEnd } from './write-work.ts';

export const endEmployment = implementMutation(contract, async (call) => {
  const { lastDay, reason } = call.input;
  const employee = await employeeForChange(call, call.input, 'place');
  const version = await writeEnd(call, employee, lastDay, { reason });
  if (version === null) call.unchanged();
  return { version: version ?? employee.version };
});
