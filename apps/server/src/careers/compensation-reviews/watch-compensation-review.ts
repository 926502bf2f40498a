import { watchCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { languageOf } from '../../core/context.ts';
import { implementSubscription } from '../../core/implement.ts';
import { findReview, keeperReaches } from './load-review.ts';
import { viewReview } from './view-review.ts';

export const watchCompensationReview = implementSubscription(
  contract,
  (change, { input }) => change.topic === 'compensation-review' && change.id === input.id,
  async ({ input: { id }, reach, actor, deps, context }) =>
    viewReview(await findReview(deps.db.prisma, id, ...keeperReaches({ reach, actor }, contract)), {
      actor,
      language: languageOf(context),
    }),
);
