import { AppError } from '@wagewright/contracts';
import { scenarioBaseStatuses } from '@wagewright/contracts/payroll/scenarios';
import type { Prisma } from '@wagewright/db';

const baseInclude = {
  period: { include: { solution: { include: { legalEntity: true } } } },
  copy: true,
} as const satisfies Prisma.BatchInclude;
export type BaseRow = Prisma.BatchGetPayload<{ include: typeof baseInclude }>;

/** Batches of a solution that a scenario can start from: with a whole result, and a population of their own period. */
export const basesOf = (solutionId: number): Prisma.BatchWhereInput => ({
  type: 'normal',
  status: { in: [...scenarioBaseStatuses] },
  inputHash: { not: null },
  currentRun: { upToStep: null },
  period: { solutionId },
});

/** The newest first. */
export const newestFirst = [{ period: { startDate: 'desc' } }, { id: 'desc' }] as const satisfies Prisma.BatchOrderByWithRelationInput[];

/**
 * The base of a scenario: the one that is named, else the newest.
 * @throws AppError SCENARIO_WITHOUT_BASE
 */
export async function findBase(
  tx: Pick<Prisma.TransactionClient, 'batch'>,
  solution: { readonly id: number; readonly code: string },
  batchId: number | undefined,
): Promise<BaseRow> {
  const where = { AND: [basesOf(solution.id), batchId === undefined ? {} : { id: batchId }] };
  const base = await tx.batch.findFirst({ where, include: baseInclude, orderBy: [...newestFirst] });
  if (!base) throw new AppError('SCENARIO_WITHOUT_BASE', { solution: solution.code });
  return base;
}
