import type { JobData } from '@wagewright/contracts';
import { sqlOfClient, sweepFiles } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import type { ScheduledWork } from '../schedules/index.ts';

/** By the clock: in a job of its own, because contents may lie in a slow place. */
export const enqueueSweep: ScheduledWork = async ({ now, enqueue }) => {
  await enqueue('platform.sweep-files', [{ at: now.toISOString() }]);
  return { sweeps: 1 };
};

/** Deletes what nobody keeps any more; a repeated job finds less to do. */
export const sweepDueFiles =
  ({ pool, files, log }: Pick<WorkerDeps, 'pool' | 'files' | 'log'>) =>
  async (jobs: Pick<Job<JobData['platform.sweep-files']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) log.info(await sweepFiles(sqlOfClient(pool), files, new Date(data.at)), 'files swept');
  };
