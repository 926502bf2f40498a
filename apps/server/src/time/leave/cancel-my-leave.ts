import { cancelMyLeave as contract } from '@wagewright/contracts/time/leave';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { cancelRequest, requireNotBegun } from './cancel-request.ts';
import { requestForChange } from './load-request.ts';

export const cancelMyLeave = implementMutation(contract, async (call) => {
  const { input, actor } = call;
  const request = await requestForChange(call, input, { own: ownEmployeeId(actor) });
  requireNotBegun(call, request);
  return { version: await cancelRequest(call, request, input.reason) };
});
