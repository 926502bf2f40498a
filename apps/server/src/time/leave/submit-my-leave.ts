import { submitMyLeave as contract } from '@wagewright/contracts/time/leave';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { writeRequest } from './write-request.ts';

export const submitMyLeave = implementMutation(contract, async (call) => {
  const own = ownEmployeeId(call.actor);
  return await writeRequest(call, own, { own }, call.input);
});
