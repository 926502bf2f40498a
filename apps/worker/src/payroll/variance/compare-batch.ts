import { type JobData, limits } from '@wagewright/contracts';
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

/** Why a comparison cannot be made, whoever tries. */
class ComparisonRefusedError extends Error {
  readonly failure: ComparisonFailure;

  constructor(failure: ComparisonFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** Slice after slice, from where whoever worked on it before had stopped. */
async function compare({ pool, threads }: ComparisonDeps, claim: ClaimedComparison): Promise<void> {
  let peopleBefore = 0;
  for (const slice of await comparisonSlices(sqlOfClient(pool), claim)) {
    if (peopleBefore >= claim.peopleDone) {
      const outcome = await threads.runComparison({ ...claim, slice, peopleBefore });
      if (outcome === 'refused') throw new NotOursError();
      if (outcome !== 'stored') throw new ComparisonRefusedError(outcome);
    }
    peopleBefore += slice.people;
  }
  if (!(await inTransaction(pool, (sql) => finishComparison(sql, claim)))) throw new NotOursError();
}

const gaveUp = (reason: string): ComparisonFailure => ({
  reason: `${limits.jobAttemptsMax} workers have ended while they compared, the last time because: ${reason}`,
  nextStep: 'Start the comparison again; if it fails again, look for the batch in the log of the workers.',
});

const compareOne = (deps: ComparisonDeps, { batchId, revision }: JobData['payroll.compare-batch']): Promise<void> =>
  runFenced<ClaimedComparison, ComparisonFailure>(deps, {
    what: 'comparison',
    claim: (sql, token) => claimComparison(sql, { batchId, revision, token }),
    work: (claim) => compare(deps, claim),
    failureOf: (error) => (error instanceof ComparisonRefusedError ? error.failure : undefined),
    fail: failComparison,
    keepReason: keepComparisonReason,
    givenUp: async (sql, claim) => gaveUp(await readComparisonReason(sql, claim)),
  });

/** Compares results with the last ones. What a worker that was killed had stored stays, and the next one goes on from there. */
export const compareBatches =
  (deps: ComparisonDeps) =>
  async (jobs: Job<JobData['payroll.compare-batch']>[]): Promise<void> => {
    for (const { data } of jobs) await compareOne(deps, data);
  };
