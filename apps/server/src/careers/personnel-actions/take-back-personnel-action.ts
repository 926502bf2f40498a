import { AppError } from '@wagewright/contracts';
import { takeBackPersonnelAction as contract } from '@wagewright/contracts/careers/personnel-actions';
import { implementMutation } from '../../core/implement.ts';
import { actionForChange } from './load-action.ts';
import { takeActionBack } from './take-back-action.ts';
import { takesBack } from './view-action.ts';

export const takeBackPersonnelAction = implementMutation(contract, async (call) => {
  const { input, reach, actor, deps } = call;
  const action = await actionForChange(call, input, { reach, actor, now: deps.clock() });
  if (!takesBack(actor, action)) throw new AppError('NOT_FOUND', { what: 'personnel action', id: input.id });
  return { version: await takeActionBack(call, action, input.reason) };
});
