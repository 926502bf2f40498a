import { AppError } from '@wagewright/contracts';
import { generateRoundPayslips as contract } from '@wagewright/contracts/payroll/payslip-rounds';
import { resetRound } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { askPayslipJob } from '../batches/index.ts';
import { changeRound } from './change-round.ts';

export const generateRoundPayslips = implementMutation(contract, (call) =>
  changeRound(call, call.input, 'generate', async (round) => {
    await resetRound(call.sql, round, 'generate');
    const brought = await call.tx.payslipRoundLine.count({ where: { roundId: round.id }, take: 1 });
    if (round.source === 'import' && brought === 0) throw new AppError('PAYSLIP_ROUND_BLANK');
    await askPayslipJob(call, { roundId: round.id }, 'generate');
  }),
);
