import { AppError, type JobData } from '@wagewright/contracts';
import {
  type ClaimedFreezing,
  claimFreezing,
  enqueueChunks,
  failFreezing,
  freezeClaimed,
  freezingGivenUp,
  keepFreezingReason,
  type PreparationSight,
  tellFreezing,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';

type FreezeDeps = Pick<WorkerDeps, 'pool' | 'boss' | 'log' | 'failPoint'>;

const freezeOne = (deps: FreezeDeps, id: number): Promise<void> =>
  runFenced<ClaimedFreezing, AppError>(deps, {
    what: 'freezing of a run',
    claim: (sql, token) => claimFreezing(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<PreparationSight>(deps, client, {
        tell: (sql, sight) => tellFreezing(sql, claim, sight),
        work: (sql, tell) =>
          freezeClaimed(sql, claim, {
            compile: compileSource,
            tell,
            enqueueChunks: (transaction, chunks) => enqueueChunks(deps.boss, transaction, chunks),
          }),
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failFreezing,
    keepReason: keepFreezingReason,
    givenUp: freezingGivenUp,
  });

/** Freezes what runs beside their batch read: what-ifs, replays, retro. Then the run goes on by its chunks, as any other. */
export const freezeRuns =
  (deps: FreezeDeps) =>
  async (jobs: Job<JobData['payroll.freeze-run']>[]): Promise<void> => {
    for (const { data } of jobs) await freezeOne(deps, data.freezingId);
  };
