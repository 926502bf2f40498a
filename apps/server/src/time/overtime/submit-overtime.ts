import { submitOvertime as contract } from '@wagewright/contracts/time/overtime';
import { implementMutation } from '../../core/implement.ts';
import { writeOvertime } from './write-overtime.ts';

export const submitOvertime = implementMutation(contract, async (call) => {
  const { actor, reach, deps } = call;
  const { employeeId, ...asked } = call.input;
  return await writeOvertime(call, employeeId, { reach, actor, now: deps.clock() }, asked);
});
