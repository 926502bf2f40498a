import { AppError, statesFor } from '@wagewright/contracts';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import type { Prisma, RetroRun } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';
import { batchesWithin } from '../../core/scopes.ts';
import { type BatchRow, batchInclude } from './load-batch.ts';

/** What of a batch decides which past ones there are. */
interface OfPeriod {
  readonly period: { readonly solutionId: number; readonly sequence: number; readonly solution: { readonly code: string } };
}

type Tx = Pick<Prisma.TransactionClient, 'batch' | 'calculationRun'>;

/** The runs that calculated past batches again for a batch and were not discarded. */
export const retroRunsWhere = (batchId: number) =>
  ({ batchId, kind: 'retro', fork: { isNot: null } }) as const satisfies Prisma.CalculationRunWhereInput;

/** Batches whose result is in the ledger, of earlier periods of the same solution: they can be calculated again for this one. */
export const pastBatchesWhere = (batch: OfPeriod) =>
  ({
    type: 'normal',
    status: { in: statesFor(batchMachine, 'recalculate-for-later') },
    dataSubmittedAt: { not: null },
    currentRunId: { not: null },
    period: { solutionId: batch.period.solutionId, sequence: { lt: batch.period.sequence } },
  }) as const satisfies Prisma.BatchWhereInput;

/** @throws AppError NOT_FOUND for a batch that is not one of them, or outside of the reach: who was given one batch has no past ones */
export async function loadPastBatch(tx: Tx, batch: OfPeriod, pastBatchId: number, reach: Reach): Promise<BatchRow> {
  const past = await tx.batch.findFirst({
    where: { AND: [{ id: pastBatchId }, pastBatchesWhere(batch), batchesWithin(reach)] },
    include: batchInclude,
  });
  if (!past) throw new AppError('NOT_FOUND', { what: 'past batch', id: pastBatchId });
  return past;
}

/** The finished ones, as preparation and the ledger need them. */
export async function finishedRetroRuns(
  tx: Tx,
  deps: Pick<Deps, 'programs'>,
  batch: OfPeriod & { readonly id: number },
): Promise<RetroRun[]> {
  const runs = await tx.calculationRun.findMany({
    where: { ...retroRunsWhere(batch.id), state: 'finished' },
    include: { sourceBatch: { include: { copy: true } } },
    orderBy: { id: 'asc' },
  });
  return runs.flatMap(({ id, sourceBatch }): RetroRun[] => {
    if (!sourceBatch) return [];
    const program = deps.programs.of(sourceBatch.copy, batch.period.solution.code);
    return [{ runId: id, sourceBatchId: sourceBatch.id, periodId: sourceBatch.periodId, program }];
  });
}
