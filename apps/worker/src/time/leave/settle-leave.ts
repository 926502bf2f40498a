import type { JobData } from '@wagewright/contracts';
import { settleEverybody } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import type { ScheduledWork } from '../../platform/schedules/index.ts';

/** By the clock: in a job of its own, so that what waits for locks does not keep the clock. */
export const enqueueSettling: ScheduledWork = async ({ now, enqueue }) => {
  await enqueue('time.settle-leave', [{ at: now.toISOString() }]);
  return { looks: 1 };
};

/** Writes the ledgers of leave through today. A repeated job finds them written. */
export const settleLedgers =
  (deps: Pick<WorkerDeps, 'pool' | 'log'>) =>
  async (jobs: Pick<Job<JobData['time.settle-leave']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) {
      const done = await settleEverybody((work) => inTransaction(deps.pool, work), new Date(data.at));
      deps.log.info({ ...data, ...done }, 'ledgers of leave written');
    }
  };
