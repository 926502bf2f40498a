import { AppError } from '@wagewright/contracts';
import { takeBackMyResignation as contract } from '@wagewright/contracts/careers/personnel-actions';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../../time/requests/index.ts';
import { actionForChange, moveAction } from './load-action.ts';
import { takeActionBack } from './take-back-action.ts';

export const takeBackMyResignation = implementMutation(contract, async (call) => {
  const { input, actor } = call;
  const own = ownEmployeeId(actor);
  const action = await actionForChange(call, input, { own });
  // what somebody else has begun is not theirs to take back
  if (action.createdByUserId !== actor.userId) throw new AppError('NOT_FOUND', { what: 'personnel action', id: input.id });
  if (action.status === 'approved') return { version: await moveAction(call, action, { event: 'withdraw' }) };
  return { version: await takeActionBack(call, action, input.reason) };
});
