import { listCompensationReviewRows as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { listReviewRows, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { findReview, keeperReaches } from './load-review.ts';
import { viewReviewedPerson } from './view-review.ts';

export const listCompensationReviewRows = implementQuery(contract, async ({ input: { id, ...asked }, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const review = await findReview(prisma, id, ...keeperReaches({ reach, actor }, contract));
  const { total, rows } = await listReviewRows(sqlOfPrisma(prisma), id, asked);
  return { total, rows: rows.map((row) => viewReviewedPerson(row, review)) };
});
