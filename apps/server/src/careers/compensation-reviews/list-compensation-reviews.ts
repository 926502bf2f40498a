import { listCompensationReviews as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { implementQuery } from '../../core/implement.ts';
import { keeperReaches, reviewInclude, reviewsWithin } from './load-review.ts';
import { viewReviewRow } from './view-review.ts';

export const listCompensationReviews = implementQuery(contract, async ({ input: { offset, limit }, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const where = { AND: keeperReaches({ reach, actor }, contract).map(reviewsWithin) };
  const rows = await prisma.compensationReview.findMany({
    where,
    include: reviewInclude,
    orderBy: { id: 'desc' },
    skip: offset,
    take: limit,
  });
  return { total: await prisma.compensationReview.count({ where }), rows: rows.map(viewReviewRow) };
});
