import type { whatIfSummary } from '@wagewright/contracts/payroll/what-ifs';
import type { PrismaClient } from '@wagewright/db';
import { forkColumns, forkedRunColumns } from '@wagewright/db/columns';
import type { z } from 'zod';
import { viewProgress } from '../batches/index.ts';
import type { ForkRow } from './load-what-if.ts';

type Summary = z.output<typeof whatIfSummary>;

/** What a run beside a batch was given. */
export const changesOf = ({ fork }: ForkRow) => forkedRunColumns.changes(fork.changes);

/** What lists show of runs beside a batch; copies and people are looked up together. */
export async function viewSummaries(prisma: PrismaClient, runs: readonly ForkRow[]): Promise<Summary[]> {
  const copies = await prisma.solutionCopy.findMany({
    where: { id: { in: runs.flatMap(({ copyId, fork }) => [copyId, fork.base.copyId]) } },
    select: { id: true, number: true },
  });
  const users = await prisma.user.findMany({
    where: { id: { in: runs.flatMap(({ startedByUserId }) => startedByUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const numberOf = new Map(copies.map(({ id, number }) => [id, number]));
  const nameOf = new Map(users.map(({ id, displayName }) => [id, displayName]));
  return runs.map((run) => {
    const { parameters = [], inputs = [], known } = changesOf(run);
    return {
      runId: run.id,
      name: run.fork.name,
      kind: forkColumns.kind(run.kind),
      progress: viewProgress(run),
      copyNumber: numberOf.get(run.copyId) ?? 0,
      baseCopyNumber: numberOf.get(run.fork.base.copyId) ?? 0,
      parameterChanges: parameters.length,
      inputChanges: inputs.length,
      knownOn: known?.on ?? null,
      startedBy: nameOf.get(run.startedByUserId ?? 0) ?? null,
    };
  });
}
