import { submitMyOvertime as contract } from '@wagewright/contracts/time/overtime';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { writeOvertime } from './write-overtime.ts';

export const submitMyOvertime = implementMutation(contract, async (call) => {
  const own = ownEmployeeId(call.actor);
  return await writeOvertime(call, own, { own }, call.input);
});
