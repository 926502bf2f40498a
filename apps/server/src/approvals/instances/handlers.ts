import type { ProcedureContract } from '@wagewright/contracts';
import type { ApprovalKind } from '@wagewright/contracts/approvals/instances';
import type { ChangeCall } from '../../core/implement.ts';

export type ApprovalCall = Pick<
  ChangeCall<ProcedureContract<'mutation'>>,
  'tx' | 'locks' | 'audit' | 'notify' | 'enqueue' | 'deps' | 'actor'
>;
export type ApprovalOutcome = 'decide-node' | 'approve' | 'reject' | 'roll-back';

/** What an approval's progress does to its subject. */
export interface ApprovalHandler {
  /** Locks the subject for change. It comes before its approval, so that a decision and whoever takes the subject back cannot wait for each other. */
  lock(call: ApprovalCall, subjectId: number): Promise<void>;
  follow(call: ApprovalCall, subjectId: number, outcome: ApprovalOutcome): Promise<void>;
}

/** Registered in compose.ts, because subjects live in later areas. */
export type ApprovalHandlers = Readonly<Record<ApprovalKind, ApprovalHandler>>;
