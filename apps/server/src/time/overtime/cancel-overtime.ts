import { cancelOvertime as contract } from '@wagewright/contracts/time/overtime';
import { implementMutation } from '../../core/implement.ts';
import { cancelOvertimeOf, overtimeForChange, requireAhead } from './load-overtime.ts';

export const cancelOvertime = implementMutation(contract, async (call) => {
  const { input, reach, actor, deps } = call;
  const overtime = await overtimeForChange(call, input, { reach, actor, now: deps.clock() });
  if (overtime.employeeId === actor.employeeId) requireAhead(call, overtime);
  return { version: await cancelOvertimeOf(call, overtime, input.reason) };
});
