import { cancelRoundPayslips as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { cancelRoundJob, moveRound, roundAfter } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeRound } from './change-round.ts';
import { requireRound } from './view-round.ts';

/** Ends the job first, and the worker that is at it: that one holds the round. One that has ended meanwhile is refused by the machine. */
export const cancelRoundPayslips = implementMutation(contract, async (call) => {
  const { input, sql, reach } = call;
  const { job } = await requireRound(sql, reach, input.id);
  // any other job goes on: the machine refuses
  if (job === 'generate') await cancelRoundJob(sql, input.id);
  return await changeRound(call, input, 'cancel', (round) => moveRound(sql, round.id, roundAfter(round, 'cancel')));
});
