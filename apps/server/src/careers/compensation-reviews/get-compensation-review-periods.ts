import { getCompensationReviewPeriods as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { readRaisedPeople, sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { findReview, keeperReaches } from './load-review.ts';

export const getCompensationReviewPeriods = implementQuery(contract, async ({ input: { id }, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { effectiveDate } = await findReview(prisma, id, ...keeperReaches({ reach, actor }, contract));
  const sql = sqlOfPrisma(prisma);
  const employeeIds = await readRaisedPeople(sql, id);
  return { periods: await deps.effectOnPay(sql, { employeeIds, from: isoDay(effectiveDate), until: null }) };
});
