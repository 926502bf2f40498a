import { cancelCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { endBackend } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { moveReview, reviewForChange } from './load-review.ts';

export const cancelCompensationReview = implementMutation(contract, async (call) => {
  const review = await reviewForChange(call, contract, call.input);
  const { version } = await moveReview(call, review, { event: 'cancel', data: { token: null, backendPid: null } });
  await endBackend(call.sql, review.backendPid);
  return { version };
});
