import { cancelLeave as contract } from '@wagewright/contracts/time/leave';
import { implementMutation } from '../../core/implement.ts';
import { cancelRequest, requireNotBegun } from './cancel-request.ts';
import { requestForChange } from './load-request.ts';

export const cancelLeave = implementMutation(contract, async (call) => {
  const { input, reach, actor, deps } = call;
  const request = await requestForChange(call, input, { reach, actor, now: deps.clock() });
  if (request.employeeId === actor.employeeId) requireNotBegun(call, request);
  return { version: await cancelRequest(call, request, input.reason) };
});
