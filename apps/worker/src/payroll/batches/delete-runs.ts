import type { JobData } from '@wagewright/contracts';
import { clearDeletedInput, deleteRuns as deleteUnreferenced, findDeletedWithInput, findLeftResults, sqlOfClient } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';

type DeleteDeps = Pick<WorkerDeps, 'pool' | 'log'>;

async function deleteOf({ pool, log }: DeleteDeps, batchId: number): Promise<void> {
  const sql = sqlOfClient(pool);
  await clearDeletedInput(sql, batchId);
  const rows = await deleteUnreferenced(sql, { batchId });
  if (rows > 0) log.info({ batchId, rows }, 'deleted superseded results');
}

/** Removes what cancelled and failed runs left behind, and what a deleted batch was prepared with. */
export async function deleteLeftResults(deps: DeleteDeps): Promise<void> {
  const sql = sqlOfClient(deps.pool);
  const left = new Set([...(await findDeletedWithInput(sql)), ...(await findLeftResults(sql))]);
  for (const batchId of left) await deleteOf(deps, batchId);
}

/** Removes results that nobody points to any more, and the input of a deleted batch. Statements commit one by one, so a repeated job goes on where the last one stopped. */
export const deleteRuns =
  (deps: DeleteDeps) =>
  async (jobs: Job<JobData['payroll.delete-runs']>[]): Promise<void> => {
    for (const batchId of new Set(jobs.map(({ data }) => data.batchId))) await deleteOf(deps, batchId);
  };
