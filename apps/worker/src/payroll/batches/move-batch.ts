import { AppError, type JobData } from '@wagewright/contracts';
import {
  type ClaimedMove,
  claimMove,
  failMove,
  keepMoveReason,
  type MoveSight,
  moveClaimed,
  moveGivenUp,
  runJobsBy,
  tellMove,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';

type MoveDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint' | 'boss'>;

const moveOne = (deps: MoveDeps, id: number): Promise<void> =>
  runFenced<ClaimedMove, AppError>(deps, {
    what: 'moving a batch',
    claim: (sql, token) => claimMove(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<MoveSight>(deps, client, {
        tell: (sql, sight) => tellMove(sql, claim, sight),
        work: (sql, tell) => {
          const { enqueueDeleteRuns } = runJobsBy(deps.boss);
          return moveClaimed(sql, claim, { compile: compileSource, enqueueDeleteRuns, tell });
        },
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failMove,
    keepReason: keepMoveReason,
    givenUp: moveGivenUp,
  });

/** Submits the data of batches and moves them back. What a worker that was killed had done is gone with its transaction, and the next one begins afresh. */
export const moveBatches =
  (deps: MoveDeps) =>
  async (jobs: Job<JobData['payroll.move-batch']>[]): Promise<void> => {
    for (const { data } of jobs) await moveOne(deps, data.moveId);
  };
