import { AppError } from '@wagewright/contracts';
import { submitCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { compensationReviewColumns } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import { implementMutation } from '../../core/implement.ts';
import { askForWork, moveReview, reviewForChange } from './load-review.ts';
import { isTakenUp } from './review-approval.ts';

export const submitCompensationReview = implementMutation(contract, async (call) => {
  const { input, tx } = call;
  const { id, remarks } = input;
  const review = await reviewForChange(call, contract, input);
  const { raised } = compensationReviewColumns.sums(review.sums);
  const submitted = await moveReview(call, review, { event: 'submit' });
  if (raised === 0) throw new AppError('REVIEW_RAISES_NOBODY', { name: review.name });
  if (!(await isTakenUp(call, review))) {
    const { version } = await askForWork(call, submitted, { event: 'approve' });
    return { version, approvalId: null };
  }
  const approvalId = await openApproval(call, { kind: 'compensation-review', subjectId: id, remarks, files: [] });
  await tx.compensationReview.update({ where: { id }, data: { approvalInstanceId: approvalId } });
  return { version: submitted.version, approvalId };
});
