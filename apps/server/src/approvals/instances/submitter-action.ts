import { AppError } from '@wagewright/contracts';
import type { ApprovalEvent } from '@wagewright/contracts/approvals/instances';
import type { ApprovalSummary } from './approval-view.ts';
import { answer, type Changing, moveApproval, openForChange } from './change-approval.ts';
import type { ApprovalOutcome } from './handlers.ts';
import { stopAsking } from './withdraw-approval.ts';

interface SubmitterAction {
  readonly event: Extract<ApprovalEvent, 'withdraw' | 'cancel' | 'reset'>;
  /** What it means for the subject; null: nothing. */
  readonly outcome: ApprovalOutcome | null;
  readonly isEnd: boolean;
}

/** @throws AppError NOT_SUBMITTER */
export function requireSubmitter({ row, viewer }: Changing): void {
  if (row.submittedByUserId !== viewer.userId) throw new AppError('NOT_SUBMITTER');
}

/** What whoever submitted something does with it, without a decision of anybody else. */
export async function takeBack(call: Changing['call'], { event, outcome, isEnd }: SubmitterAction): Promise<ApprovalSummary> {
  const changing = await openForChange(call);
  const { row, subject, now } = changing;
  requireSubmitter(changing);
  await moveApproval(changing, { event, action: event, data: { endedAt: isEnd ? now : null }, node: null });
  if (isEnd) await stopAsking(call.tx, row.id);
  if (outcome) await subject.follow(call, row.subjectId, outcome, row.id);
  return await answer(changing);
}
