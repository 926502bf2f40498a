import { submitLeave as contract } from '@wagewright/contracts/time/leave';
import { implementMutation } from '../../core/implement.ts';
import { writeRequest } from './write-request.ts';

export const submitLeave = implementMutation(contract, async (call) => {
  const { actor, reach, deps } = call;
  const { employeeId, ...asked } = call.input;
  return await writeRequest(call, employeeId, { reach, actor, now: deps.clock() }, asked);
});
