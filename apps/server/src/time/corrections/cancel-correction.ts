import { AppError } from '@wagewright/contracts';
import { cancelCorrection as contract } from '@wagewright/contracts/time/corrections';
import { implementMutation } from '../../core/implement.ts';
import { cancelCorrectionOf, correctionForChange } from './load-correction.ts';

export const cancelCorrection = implementMutation(contract, async (call) => {
  const { input, reach, actor, deps } = call;
  const correction = await correctionForChange(call, input, { reach, actor, now: deps.clock() });
  if (correction.employeeId === actor.employeeId) throw new AppError('PUNCH_OWN');
  return { version: await cancelCorrectionOf(call, correction, input.reason) };
});
