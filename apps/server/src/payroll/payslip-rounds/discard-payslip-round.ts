import { discardPayslipRound as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { resetRound } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeRound } from './change-round.ts';

export const discardPayslipRound = implementMutation(contract, (call) =>
  changeRound(call, call.input, 'discard', async (round) => {
    await resetRound(call.sql, round, 'discard');
  }),
);
