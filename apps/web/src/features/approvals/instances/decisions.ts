import type { Outputs } from '../../../shared/api/trpc.ts';

type ApprovalRow = Outputs['approvals']['instances']['listInstances']['rows'][number];
/** What a decision has to know of an approval, as it was seen. */
export type Undecided = Pick<ApprovalRow, 'id' | 'kind' | 'subjectId' | 'title' | 'version'>;

/** What whoever is asked can decide; of several approvals at once too. */
export const decisions = ['approve', 'reject', 'roll-back'] as const;
export type Decision = (typeof decisions)[number];

/** Sending something back needs a reason; approving may do without. */
export const needsRemarks = (decision: Decision): boolean => decision !== 'approve';
