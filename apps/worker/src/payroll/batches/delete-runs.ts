import type { JobData } from '@wagewright/contracts';
import { deleteRuns as deleteUnreferenced, sqlOfClient } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';

/** Removes results that nobody points to any more. Statements commit one by one, so a repeated job goes on where the last one stopped. */
export const deleteRuns =
  ({ pool, log }: Pick<WorkerDeps, 'pool' | 'log'>) =>
  async (jobs: Job<JobData['payroll.delete-runs']>[]): Promise<void> => {
    for (const batchId of new Set(jobs.map(({ data }) => data.batchId))) {
      const rows = await deleteUnreferenced(sqlOfClient(pool), { batchId });
      if (rows > 0) log.info({ batchId, rows }, 'deleted superseded results');
    }
  };
