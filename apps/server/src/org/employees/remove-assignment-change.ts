import { removeAssignmentChange as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { employeeForChange } from './load-employee.ts';
import { takeWorkBack } from './write-work.ts';

export const removeAssignmentChange = implementMutation(contract, async (call) => {
  const { from, reason } = call.input;
  const employee = await employeeForChange(call, call.input, 'place');
  return { version: await takeWorkBack(call, employee, from, { reason }) };
});
