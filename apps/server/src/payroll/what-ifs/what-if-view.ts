import type { startWhatIf, whatIfSummary } from '@wagewright/contracts/payroll/what-ifs';
import type { PrismaClient } from '@wagewright/db';
import type { z } from 'zod';
import { viewRun } from '../batches/index.ts';
import type { ForkRow } from './load-what-if.ts';

type Summary = z.output<typeof whatIfSummary>;
type WhatIfInput = z.output<typeof startWhatIf.input>;

/** `forked_run.changes`. */
export interface GivenChanges extends Partial<Pick<WhatIfInput, 'parameters' | 'inputs'>> {
  /** Of a replay: the frozen input as it was found. */
  readonly inputHash?: string;
}

export const changesOf = ({ fork }: ForkRow): GivenChanges => fork.changes as GivenChanges;

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
    const { kind: _kind, upToStep: _step, recalculated: _recalculated, ...progress } = viewRun(run);
    const { parameters = [], inputs = [] } = changesOf(run);
    return {
      runId: run.id,
      name: run.fork.name,
      kind: run.kind as Summary['kind'],
      progress,
      copyNumber: numberOf.get(run.copyId) ?? 0,
      baseCopyNumber: numberOf.get(run.fork.base.copyId) ?? 0,
      parameterChanges: parameters.length,
      inputChanges: inputs.length,
      startedBy: nameOf.get(run.startedByUserId ?? 0) ?? null,
    };
  });
}
