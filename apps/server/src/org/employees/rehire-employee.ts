import { rehireEmployee as contract } from '@wagewright/contracts/org/employees';
import { implementMutation } from '../../core/implement.ts';
import { signFirstContract } from '../contracts/index.ts';
import { employeeForChange } from './load-employee.ts';
import { writeRehire } from './write-rehire.ts';

export const rehireEmployee = implementMutation(contract, async (call) => {
  const { id: _id, version: _seen, from, contract: first, reason, ...place } = call.input;
  const employee = await employeeForChange(call, call.input, 'place');
  const version = await writeRehire(call, employee, { from, ...place }, { reason });
  if (first) await signFirstContract(call, contract.id, employee, { ...first, startsOn: from }, reason);
  return { version };
});
