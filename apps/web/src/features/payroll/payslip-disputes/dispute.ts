import type { PayslipDisputeStatus } from '@wagewright/contracts/payroll/payslip-disputes';
import type { PayslipCheckStatus } from '@wagewright/contracts/payroll/payslips';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type ListedDispute = Outputs['payroll']['payslipDisputes']['listDisputes']['rows'][number];
export type Dispute = NonNullable<Outputs['payroll']['payslipDisputes']['getMyDispute']['dispute']>;

/** As whoever runs payroll sees it: what waits for an answer waits for them. */
export const disputeTones: Readonly<Record<PayslipDisputeStatus, Tone>> = { open: 'decision', answered: 'busy', resolved: 'good' };
export const checkTones: Readonly<Record<PayslipCheckStatus, Tone>> = {
  unchecked: 'quiet',
  confirmed: 'good',
  disputed: 'busy',
  resolved: 'ready',
  unanswered: 'quiet',
};
