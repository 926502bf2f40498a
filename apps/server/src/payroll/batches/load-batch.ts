import { AppError } from '@wagewright/contracts';
import { activeKinds, type Prisma } from '@wagewright/db';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';

export const batchInclude = {
  period: { include: { solution: { include: { legalEntity: true } } } },
  copy: true,
  currentRun: true,
  preparations: { where: { state: 'running' } },
  moves: { orderBy: { id: 'desc' }, take: 1 },
  payslipJobs: { orderBy: { id: 'desc' }, take: 1 },
  _count: { select: { named: true, payees: { where: { heldAt: { not: null } } } } },
  /** The latest run of those that hold the batch, whatever became of it. */
  runs: { where: { kind: { in: [...activeKinds] } }, orderBy: { id: 'desc' }, take: 1, include: { freezing: true } },
} as const satisfies Prisma.BatchInclude;
export type BatchRow = Prisma.BatchGetPayload<{ include: typeof batchInclude }>;

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function loadBatch(tx: Pick<Prisma.TransactionClient, 'batch'>, id: number, reach: Reach): Promise<BatchRow> {
  const row = await tx.batch.findFirst({ where: { AND: [{ id }, batchesWithin(reach)] }, include: batchInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'batch', id });
  return row;
}
