import { AppError, type JobData } from '@wagewright/contracts';
import {
  type ClaimedPreparation,
  claimPreparation,
  failPreparation,
  keepPreparationReason,
  type PreparationSight,
  preparationGivenUp,
  prepareClaimed,
  tellPreparation,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';

type PrepareDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint'>;

const prepareOne = (deps: PrepareDeps, id: number): Promise<void> =>
  runFenced<ClaimedPreparation, AppError>(deps, {
    what: 'preparation',
    claim: (sql, token) => claimPreparation(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<PreparationSight>(deps, client, {
        tell: (sql, sight) => tellPreparation(sql, claim, sight),
        work: (sql, tell) => prepareClaimed(sql, claim, { compile: compileSource, tell }),
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failPreparation,
    keepReason: keepPreparationReason,
    givenUp: preparationGivenUp,
  });

/** Prepares batches. What a worker that was killed had frozen is gone with its transaction, and the next one begins afresh. */
export const prepareBatches =
  (deps: PrepareDeps) =>
  async (jobs: Job<JobData['payroll.prepare-batch']>[]): Promise<void> => {
    for (const { data } of jobs) await prepareOne(deps, data.preparationId);
  };
