import { writeCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { implementMutation } from '../../core/implement.ts';
import { askForWork, reviewForChange } from './load-review.ts';

export const writeCompensationReview = implementMutation(contract, async (call) => {
  const review = await reviewForChange(call, contract, call.input);
  const { version } = await askForWork(call, review, { event: 'write-review' });
  return { version };
});
