import { markPayslipSeen as contract } from '@wagewright/contracts/payroll/payslips';
import { implementMutation } from '../../core/implement.ts';
import { noteSeen } from './note-seen.ts';

export const markPayslipSeen = implementMutation(contract, async (call) => {
  const { seenAt, isNew } = await noteSeen(call, call.input.id);
  if (!isNew) call.unchanged();
  return { seenAt: seenAt.toISOString() };
});
