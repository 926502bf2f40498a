import { AppError, type JobData, limits } from '@wagewright/contracts';
import { sqlOfClient } from '@wagewright/db';
import {
  type ClaimedComparison,
  type ComparisonFailure,
  claimComparison,
  comparisonSlices,
  failComparison,
  finishComparison,
  keepComparisonReason,
  readComparisonReason,
} from '@wagewright/db/payroll/variance';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction, NotOursError, runFenced } from '../../platform/jobs/index.ts';

type ComparisonDeps = Pick<WorkerDeps, 'pool' | 'threads' | 'log'>;

/** Slice after slice, from where whoever worked on it before had stopped. */
async function compare({ pool, threads }: ComparisonDeps, claim: ClaimedComparison): Promise<void> {
  let peopleBefore = 0;
  for (const slice of await comparisonSlices(sqlOfClient(pool), claim)) {
    if (peopleBefore >= claim.peopleDone) {
      const outcome = await threads.runComparison({ ...claim, slice, peopleBefore });
      if (outcome === 'refused') throw new NotOursError();
      if (outcome !== 'stored') throw new AppError(outcome.code, outcome.parameters);
    }
    peopleBefore += slice.people;
  }
  if (!(await inTransaction(pool, (sql) => finishComparison(sql, claim)))) throw new NotOursError();
}

const compareOne = (deps: ComparisonDeps, { batchId, revision }: JobData['payroll.compare-batch']): Promise<void> =>
  runFenced<ClaimedComparison, ComparisonFailure>(deps, {
    what: 'comparison',
    claim: (sql, token) => claimComparison(sql, { batchId, revision, token }),
    work: (claim) => compare(deps, claim),
    failureOf: (error) => (error instanceof AppError ? error : undefined), // another try would meet it again
    fail: failComparison,
    keepReason: keepComparisonReason,
    givenUp: async (sql, claim) =>
      new AppError('COMPARISON_GAVE_UP', { count: limits.jobAttemptsMax, reason: await readComparisonReason(sql, claim) }),
  });

/** Compares results with the last ones. What a worker that was killed had stored stays, and the next one goes on from there. */
export const compareBatches =
  (deps: ComparisonDeps) =>
  async (jobs: Job<JobData['payroll.compare-batch']>[]): Promise<void> => {
    for (const { data } of jobs) await compareOne(deps, data);
  };
