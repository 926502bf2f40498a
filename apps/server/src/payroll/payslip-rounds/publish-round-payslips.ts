import { publishRoundPayslips as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { roundAfter } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob } from '../batches/index.ts';
import { changeRound } from './change-round.ts';

export const publishRoundPayslips = implementMutation(contract, (call) =>
  changeRound(call, call.input, 'publish', async (round) => {
    roundAfter(round, 'publish');
    // who asks a second time has seen an earlier one
    await call.tx.payslipRound.update({ where: { id: round.id }, data: { version: { increment: 1 } } });
    await askPayslipJob(call, { roundId: round.id }, 'publish');
  }),
);
