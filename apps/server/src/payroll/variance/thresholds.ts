import type { thresholds as contract } from '@wagewright/contracts/payroll/variance';
import type { Prisma } from '@wagewright/db';
import { thresholdColumns } from '@wagewright/db/columns';
import type { z } from 'zod';

export type Thresholds = z.infer<typeof contract>;

export const noThresholds: Thresholds = { amount: null, percent: null, match: 'all' };

type Reader = Pick<Prisma.TransactionClient, 'varianceThreshold' | 'solution'>;

/** A solution's thresholds with its version; none where nobody has set them. */
export async function readThresholds(tx: Reader, solutionId: number): Promise<{ thresholds: Thresholds; version: number }> {
  const { version } = await tx.solution.findUniqueOrThrow({ where: { id: solutionId }, select: { version: true } });
  const row = await tx.varianceThreshold.findUnique({ where: { solutionId } });
  const thresholds = row
    ? { amount: row.amount?.toFixed() ?? null, percent: row.percent?.toFixed() ?? null, match: thresholdColumns.match(row.match) }
    : noThresholds;
  return { thresholds, version };
}
