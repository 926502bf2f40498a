import { getCompensationReviewDepartments as contract } from '@wagewright/contracts/careers/compensation-reviews';
import { listReviewDepartments, sqlOfPrisma } from '@wagewright/db';
import { compensationReviewColumns, departmentVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { findReview, keeperReaches } from './load-review.ts';

export const getCompensationReviewDepartments = implementQuery(contract, async ({ input: { id, ...page }, reach, actor, deps }) => {
  const { prisma } = deps.db;
  await findReview(prisma, id, ...keeperReaches({ reach, actor }, contract));
  const { total, rows } = await listReviewDepartments(sqlOfPrisma(prisma), id, page);
  return {
    total,
    rows: rows.map(({ departmentId, department, sums }) => ({
      departmentId,
      department: departmentVersionColumns.name(department),
      sums: compensationReviewColumns.sums(sums),
    })),
  };
});
