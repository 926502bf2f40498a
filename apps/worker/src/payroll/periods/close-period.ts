import type { JobData } from '@wagewright/contracts';
import { closePeriodByClock } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';

/** Closes a period by itself, or tells its solution's managers once what it waits for. A repeated job finds it closed. */
export const closePeriods =
  ({ pool, log, clock, publicUrl }: Pick<WorkerDeps, 'pool' | 'log' | 'clock' | 'publicUrl'>) =>
  async (jobs: Pick<Job<JobData['payroll.close-period']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) {
      const outcome = await inTransaction(pool, (sql) => closePeriodByClock(sql, data.periodId, { now: clock(), baseUrl: publicUrl }));
      log.info({ ...data, outcome }, 'period looked at by the clock');
    }
  };
