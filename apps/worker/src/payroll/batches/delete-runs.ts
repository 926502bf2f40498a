import type { JobData } from '@wagewright/contracts';
import { deleteRuns as deleteUnreferenced, findLeftResults, sqlOfClient } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';

type DeleteDeps = Pick<WorkerDeps, 'pool' | 'log'>;

async function deleteOf({ pool, log }: DeleteDeps, batchId: number): Promise<void> {
  const rows = await deleteUnreferenced(sqlOfClient(pool), { batchId });
  if (rows > 0) log.info({ batchId, rows }, 'deleted superseded results');
}

/** Removes what cancelled and failed runs left behind. */
export async function deleteLeftResults(deps: DeleteDeps): Promise<void> {
  for (const batchId of await findLeftResults(sqlOfClient(deps.pool))) await deleteOf(deps, batchId);
}

/** Removes results that nobody points to any more. Statements commit one by one, so a repeated job goes on where the last one stopped. */
export const deleteRuns =
  (deps: DeleteDeps) =>
  async (jobs: Job<JobData['payroll.delete-runs']>[]): Promise<void> => {
    for (const batchId of new Set(jobs.map(({ data }) => data.batchId))) await deleteOf(deps, batchId);
  };
