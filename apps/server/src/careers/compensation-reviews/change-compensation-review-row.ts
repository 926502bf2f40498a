import { AppError } from '@wagewright/contracts';
import { changeCompensationReviewRow as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { type Prisma, proposePerson } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { findReview, keeperReaches, moveReview, reviewForChange } from './load-review.ts';

/** The name of somebody of a review. @throws AppError NOT_FOUND */
async function personOf(tx: Prisma.TransactionClient, reviewId: number, employeeId: number): Promise<string> {
  const row = await tx.compensationReviewRow.findFirst({
    where: { reviewId, employeeId },
    select: { employee: { select: { name: true } } },
  });
  if (!row) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  return row.employee.name;
}

export const changeCompensationReviewRow = implementMutation(contract, async (call) => {
  const { input, tx, sql, actor } = call;
  const { id, employeeId, change } = input;
  await findReview(tx, id, ...keeperReaches(call, contract));
  await personOf(tx, id, employeeId);
  const review = await reviewForChange(call, contract, input);
  const employee = await personOf(tx, id, employeeId);
  const { version } = await moveReview(call, review, { event: 'change', told: { employeeId, change: toJson(change) } });
  if (change.to === 'amount' && employeeId === actor.employeeId) throw new AppError('REVIEW_OWN_PAY');
  if (change.to !== 'rule' && change.why === '') throw new AppError('REVIEW_WHY_NEEDED', { employee });
  await tx.compensationReviewRow.update({
    where: { reviewId_employeeId: { reviewId: id, employeeId } },
    data: {
      isLeftOut: change.to === 'out',
      typedAmount: change.to === 'amount' ? change.amount : null,
      why: change.to === 'rule' ? null : change.why,
    },
  });
  await proposePerson(sql, id, employeeId);
  return { version };
});
