import { requireTransition } from '@wagewright/contracts';
import { cancelMyCorrection as contract } from '@wagewright/contracts/time/corrections';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { correctionColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { ownEmployeeId } from '../requests/index.ts';
import { cancelCorrectionOf, correctionForChange } from './load-correction.ts';

export const cancelMyCorrection = implementMutation(contract, async (call) => {
  const { input, actor } = call;
  const correction = await correctionForChange(call, input, { own: ownEmployeeId(actor) });
  // one that was approved is taken back by somebody else
  requireTransition(timeRequestMachine, { id: correction.id, status: correctionColumns.status(correction.status) }, 'withdraw', {});
  return { version: await cancelCorrectionOf(call, correction, input.reason) };
});
