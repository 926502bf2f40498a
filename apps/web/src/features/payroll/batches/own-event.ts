import type { BatchEvent } from '@wagewright/contracts/payroll/batches';

/** Events of the state machine that a person causes on the batch page itself, by a button of their own. */
export type OwnEvent = Exclude<
  BatchEvent,
  | 'recalculate-payees'
  | 'recalculate-past'
  | 'recalculate-for-later'
  | 'hold-payee'
  | 'reopen-payee'
  | 'set-input'
  | 'change-payee-input'
  | 'forecast'
  | 'start-preparing'
  | 'start-moving'
  | 'resend-payslips'
  | 'move-payslips'
  | 'unpublish-payslips'
  | 'confirm-population'
  | 'choose-payee'
  | 'give-access'
  | 'answer-findings'
  | 'discard-retro'
  | 'start-what-if'
  | 'replay'
  | 'discard-what-if'
  | 'finish-run'
  | 'finish-step'
  | 'finish-retro'
  | 'decide-node'
  | 'approve'
  | 'reject'
  | 'roll-back'
>;
