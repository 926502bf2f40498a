import { type ApprovalStatus, approvalMachine } from '@wagewright/contracts/approvals/instances';
import type { Outputs } from '../../../shared/api/trpc.ts';

type ApprovalRow = Outputs['approvals']['instances']['listInstances']['rows'][number];
/** What a decision has to know of an approval, as it was seen. */
export type Undecided = Pick<ApprovalRow, 'id' | 'kind' | 'subjectId' | 'title' | 'version'>;

export type Decision = 'approve' | 'reject' | 'roll-back';

/** Which event of the approval machine each decision causes; an approval without a next node is the last one. */
const events: Record<Decision, readonly (typeof approvalMachine.transitions)[number]['event'][]> = {
  approve: ['approve-node'],
  reject: ['reject'],
  'roll-back': ['roll-back-to-submitter'],
};

/** Sending something back needs a reason; approving may do without. */
export const needsRemarks = (decision: Decision): boolean => decision !== 'approve';

/** What the caller can decide now, from the state machine and from whether it is theirs to decide. */
export function possibleDecisions({ status, mine }: { status: ApprovalStatus; mine: boolean }): Decision[] {
  if (!mine) return [];
  return (Object.keys(events) as Decision[]).filter((decision) =>
    approvalMachine.transitions.some(
      (transition) => events[decision].includes(transition.event) && (transition.from as readonly ApprovalStatus[]).includes(status),
    ),
  );
}
