import type { ApprovalKind, ProcedureContract } from '@wagewright/contracts';
import type { ChangeCall } from '../../core/implement.ts';

export type ApprovalCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'audit' | 'notify' | 'enqueue' | 'deps' | 'actor'>;
export type ApprovalOutcome = 'first-decision' | 'approve' | 'reject' | 'roll-back';

/** What an approval's progress does to its subject; registered in compose.ts, because subjects live in later areas. */
export type ApprovalHandlers = Readonly<
  Record<ApprovalKind, (call: ApprovalCall, subjectId: number, outcome: ApprovalOutcome) => Promise<void>>
>;
