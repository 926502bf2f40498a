import { cancelMyOvertime as contract } from '@wagewright/contracts/time/overtime';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { cancelOvertimeOf, overtimeForChange, requireAhead } from './load-overtime.ts';

export const cancelMyOvertime = implementMutation(contract, async (call) => {
  const { input, actor } = call;
  const overtime = await overtimeForChange(call, input, { own: ownEmployeeId(actor) });
  requireAhead(call, overtime);
  return { version: await cancelOvertimeOf(call, overtime, input.reason) };
});
