import { randomUUID } from 'node:crypto';
import { type JobData, limits } from '@wagewright/contracts';
import { sqlOfClient } from '@wagewright/db';
import {
  type ClaimedComparison,
  claimComparison,
  comparisonSlices,
  failComparison,
  finishComparison,
} from '@wagewright/db/payroll/variance';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';

type ComparisonDeps = Pick<WorkerDeps, 'pool' | 'threads' | 'log'>;

interface Failure {
  readonly reason: string;
  readonly nextStep: string;
}

/** Slice after slice, from where whoever worked on it before had stopped. */
async function compare({ pool, threads }: ComparisonDeps, claim: ClaimedComparison): Promise<'compared' | 'refused' | Failure> {
  let peopleBefore = 0;
  for (const slice of await comparisonSlices(sqlOfClient(pool), claim)) {
    if (peopleBefore >= claim.peopleDone) {
      const outcome = await threads.runComparison({ ...claim, slice, peopleBefore });
      if (outcome !== 'stored') return outcome;
    }
    peopleBefore += slice.people;
  }
  return (await inTransaction(pool, (sql) => finishComparison(sql, claim))) ? 'compared' : 'refused';
}

const gaveUp = (error: unknown): Failure => ({
  reason: error instanceof Error ? error.message : String(error),
  nextStep: 'Start the comparison again; if it fails again, report it with the number of the batch.',
});

const endedTooOften: Failure = {
  reason: `The worker has ended ${limits.comparisonAttemptsMax} times while it compared.`,
  nextStep: 'Start the comparison again; if it ends again, look for the batch in the log of the workers.',
};

async function compareOne(deps: ComparisonDeps, { batchId, revision }: JobData['payroll.compare-batch']): Promise<void> {
  const { pool, log } = deps;
  const claim = await inTransaction(pool, (sql) => claimComparison(sql, { batchId, revision, token: randomUUID() }));
  if (!claim) return;
  const { attempt } = claim;
  const fail = (failure: Failure) => inTransaction(pool, (sql) => failComparison(sql, claim, failure));
  if (attempt > limits.comparisonAttemptsMax) return await fail(endedTooOften);
  const started = performance.now();
  try {
    const outcome = await compare(deps, claim);
    if (typeof outcome === 'object') await fail(outcome);
    log.info({ batchId, revision, attempt, outcome, ms: Math.round(performance.now() - started) }, 'comparison');
  } catch (error) {
    log.error({ err: error, batchId, revision, attempt }, 'comparison failed');
    if (attempt < limits.comparisonAttemptsMax) throw error;
    await fail(gaveUp(error));
  }
}

/** Compares results with the last ones. What a worker that was killed had stored stays, and the next one goes on from there. */
export const compareBatches =
  (deps: ComparisonDeps) =>
  async (jobs: Job<JobData['payroll.compare-batch']>[]): Promise<void> => {
    for (const { data } of jobs) await compareOne(deps, data);
  };
