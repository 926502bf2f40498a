import type { ApprovalKind } from '@wagewright/contracts/approvals/instances';
import type { Actor } from '../../core/actor.ts';
import type { ChangeTools } from '../../core/change-tools.ts';

/** What a subject's own change has of the decision's call. */
export type SubjectCall = Pick<ChangeTools, 'tx' | 'locks' | 'audit' | 'notify' | 'enqueue'> & { readonly actor: Actor };
export type ApprovalOutcome = 'decide-node' | 'approve' | 'reject' | 'roll-back';

/** What an approval's progress does to its subject. */
export interface ApprovalHandler {
  /** Locks the subject for change. It comes before its approval, so that a decision and whoever takes the subject back cannot wait for each other. */
  lock(call: SubjectCall, subjectId: number): Promise<void>;
  follow(call: SubjectCall, subjectId: number, outcome: ApprovalOutcome): Promise<void>;
}

/** Registered in compose.ts, because subjects live in later areas. */
export type ApprovalHandlers = Readonly<Record<ApprovalKind, ApprovalHandler>>;
