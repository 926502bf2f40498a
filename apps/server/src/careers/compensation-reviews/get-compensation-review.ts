import { getCompensationReview as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { findReview, keeperReaches } from './load-review.ts';
import { viewReview } from './view-review.ts';

export const getCompensationReview = implementQuery(contract, async ({ input: { id }, reach, actor, deps, context }) =>
  viewReview(await findReview(deps.db.prisma, id, ...keeperReaches({ reach, actor }, contract)), { actor, language: languageOf(context) }),
);
