import { takeBackRehire as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { employeeForChange } from './load-employee.ts';
import { takeRehireBack } from './write-rehire.ts';

export const takeBackRehire = implementMutation(contract, async (call) => {
  const employee = await employeeForChange(call, call.input, 'place');
  return { version: await takeRehireBack(call, employee, { reason: call.input.reason }) };
});
