import { AppError, type JobData } from '@wagewright/contracts';
import {
  type ClaimedForecast,
  claimForecast,
  type ForecastSight,
  failForecast,
  forecastClaimed,
  forecastGivenUp,
  keepForecastReason,
  tellForecast,
} from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../../platform/jobs/index.ts';
import { compileSource } from '../../pool/compile-source.ts';

type ForecastDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint'>;

const countOne = (deps: ForecastDeps, id: number): Promise<void> =>
  runFenced<ClaimedForecast, AppError>(deps, {
    what: 'counting what would be frozen',
    claim: (sql, token) => claimForecast(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<ForecastSight>(deps, client, {
        tell: (sql, sight) => tellForecast(sql, claim, sight),
        work: (sql, tell) => forecastClaimed(sql, claim, { compile: compileSource, tell }),
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failForecast,
    keepReason: keepForecastReason,
    givenUp: forecastGivenUp,
  });

/** Counts what the preparation of batches would freeze. */
export const countAhead =
  (deps: ForecastDeps) =>
  async (jobs: Job<JobData['payroll.count-ahead']>[]): Promise<void> => {
    for (const { data } of jobs) await countOne(deps, data.forecastId);
  };
