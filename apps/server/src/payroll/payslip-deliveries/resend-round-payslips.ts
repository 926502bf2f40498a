import { AppError } from '@wagewright/contracts';
import { resendRoundPayslips as contract } from '@wagewright/contracts/payroll/payslip-deliveries';
import { findRound } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { askResend } from './ask-resend.ts';

export const resendRoundPayslips = implementMutation(contract, async (call) => {
  const { roundId, remarks } = call.input;
  if (!(await findRound(call.sql, call.reach, roundId))) throw new AppError('NOT_FOUND', { what: 'payslip round', id: roundId });
  return await askResend(call, { roundId }, remarks);
});
