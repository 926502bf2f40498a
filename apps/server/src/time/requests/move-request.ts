import { requireTransition } from '@wagewright/contracts';
import { type TimeRequestEvent, type TimeRequestStatus, timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { ApprovalOutcome } from '../../approvals/instances/index.ts';

/** What the approval’s progress is for a request. */
export const eventOf: Readonly<Record<ApprovalOutcome, TimeRequestEvent>> = {
  submit: 'submit',
  'decide-node': 'decide-node',
  approve: 'approve',
  reject: 'reject',
  'roll-back': 'roll-back',
  withdraw: 'withdraw',
  cancel: 'cancel',
};

/** @throws AppError ILLEGAL_TRANSITION that names the states from which it would be possible */
export const nextStatus = (
  request: { readonly id: number; readonly status: TimeRequestStatus },
  event: TimeRequestEvent,
): TimeRequestStatus => requireTransition(timeRequestMachine, request, event, {}).to;
