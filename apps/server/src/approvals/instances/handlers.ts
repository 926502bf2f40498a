import type { LocalizedText } from '@wagewright/contracts';
import type { ApprovalKind, SubjectFacts } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { Reach } from '../../core/grants.ts';
import type { Place } from '../processes/index.ts';

/** What a subject's own change has of the decision's call. */
export type SubjectCall = Pick<ChangeTools, 'tx' | 'sql' | 'locks' | 'audit' | 'notify' | 'enqueue'> & {
  readonly actor: Actor;
  readonly deps: { readonly clock: () => Date };
};

/**
 * What happened to the approval. `decide-node`: somebody decided, and others are still to decide. `submit`: it was rolled back, reset to
 * draft, and its submitter submits it again. `cancel`: it was rolled back and its submitter gives it up.
 */
export type ApprovalOutcome = 'submit' | 'decide-node' | 'approve' | 'reject' | 'roll-back' | 'withdraw' | 'cancel';

/** With which connection a subject is looked at, and how far the reach of whoever asks goes. */
export interface SubjectReader {
  readonly tx: Prisma.TransactionClient;
  readonly reach: Reach;
}

/** What is to be known of a subject to say who approves it. */
export interface ApprovalSubject {
  readonly title: LocalizedText;
  /** Whose process counts; null: the general one. */
  readonly solutionId: number | null;
  /** The person that it is about, whose superiors a process can name; null where it is about none, or about many. */
  readonly employeeId: number | null;
  /** Where somebody is to work whom it brings, and whose superiors a process can name as well. */
  readonly place?: Place | undefined;
  /** Whom it names itself. The submitter may be among them: the engine leaves them out. */
  readonly approverUserIds: readonly number[];
  /** By the names that its kind lists in contracts/approvals/processes/approval-kinds.ts. */
  readonly facts: SubjectFacts;
}

/**
 * What a kind of subject does for its approvals. Registered in compose.ts, because subjects live in later areas:
 * a new kind needs an entry in contracts (approval-kinds.ts), one of these, and a view in the web's approval-subjects.tsx (ADR 67).
 */
export interface ApprovalHandler {
  /** Locks the subject for change. It comes before its approval, so that a decision and whoever takes the subject back cannot wait for each other. */
  lock(call: SubjectCall, subjectId: number): Promise<void>;
  /** @throws AppError NOT_FOUND for what lies outside of the reach, as for what does not exist */
  describe(reader: SubjectReader, subjectId: number): Promise<ApprovalSubject>;
  /** Moves the subject along its own machine, whose guards hold; what it throws keeps the approval as it was. */
  follow(call: SubjectCall, subjectId: number, outcome: ApprovalOutcome, instanceId: number): Promise<void>;
}

export type ApprovalHandlers = Readonly<Record<ApprovalKind, ApprovalHandler>>;
