import type { Prisma } from '@wagewright/db';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin, solutionsWithin } from '../../core/scopes.ts';

/** The payslips of batches that a reach covers, and those that show no batch of its solutions. */
export const payslipsWithin = (reach: Reach): Prisma.PayslipWhereInput => ({
  OR: [{ batch: batchesWithin(reach) }, { batchId: null, period: { solution: solutionsWithin(reach) } }],
});
