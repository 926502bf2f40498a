import { undoCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { requireUndoable } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { askForWork, reviewForChange } from './load-review.ts';

/** What stands against it is told at once, and asked again under the locks of the people when it is done. */
export const undoCompensationReview = implementMutation(contract, async (call) => {
  const { input, sql } = call;
  const review = await reviewForChange(call, contract, input);
  const { version } = await askForWork(call, review, { event: 'undo', ...(input.reason ? { told: { reason: input.reason } } : {}) });
  await requireUndoable(sql, review);
  return { version };
});
