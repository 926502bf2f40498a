import { AppError, type JobData } from '@wagewright/contracts';
import { announceReview, type FencedClaim, failReview, type JobSight, reviewGivenUp, reviewJobRows, workOnReview } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';

type ReviewDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint'>;

const workOne = (deps: ReviewDeps, id: number): Promise<void> =>
  runFenced<FencedClaim, AppError>(deps, {
    what: 'compensation review',
    claim: (sql, token) => reviewJobRows.claim(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<JobSight>(deps, client, {
        tell: async (sql, sight) => {
          if (!(await reviewJobRows.tell(sql, claim, sight))) return false;
          await announceReview(sql, id);
          return true;
        },
        work: (sql, tell) => workOnReview(sql, claim, tell),
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failReview,
    keepReason: reviewJobRows.keepReason,
    givenUp: reviewGivenUp,
  });

/** Writes compensation reviews and takes them back, as their state says. */
export const workReviews =
  (deps: ReviewDeps) =>
  async (jobs: Pick<Job<JobData['careers.work-compensation-review']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) await workOne(deps, data.reviewId);
  };
