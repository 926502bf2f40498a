import { type JobData, queueName } from '@wagewright/contracts';
import { recordFailedRow, sqlOfClient } from '@wagewright/db';
import type { Job, JobResult } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { passFailPoint } from '../../fail-points.ts';
import { ThreadEndedError } from '../../pool/pool.ts';

type ChunkJob = Job<JobData['payroll.calculate-chunk']>;

/** Hands one chunk to a thread. What goes wrong makes the job fail, and the queue tries it again. */
async function calculateChunk({ pool, threads, log }: WorkerDeps, { data }: ChunkJob): Promise<void> {
  try {
    const { outcome, ...rest } = await threads.run(data);
    const seen = { ...data, outcome, ...rest };
    if (outcome === 'refused' || outcome === 'run-failed') log.warn(seen, 'chunk was not stored');
    else log.debug(seen, 'chunk');
  } catch (error) {
    log.error({ err: error, ...data }, 'chunk failed');
    if (error instanceof ThreadEndedError && error.atRow > 0) await recordFailedRow(sqlOfClient(pool), data, error.atRow);
    throw error;
  }
}

async function settle(deps: WorkerDeps, job: ChunkJob): Promise<JobResult> {
  const letGo = deps.lifeline.hold(job.data);
  try {
    await calculateChunk(deps, job);
  } catch (error) {
    return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  } finally {
    letGo();
  }
  if (deps.failPoint?.name === 'after-complete') {
    await deps.boss.complete(queueName('payroll.calculate-chunk'), job.id);
    passFailPoint(deps.failPoint, 'after-complete');
  }
  return { id: job.id, status: 'completed' };
}

/** Chunks of one fetch run side by side; one that fails does not hold back the other. */
export const calculateChunks =
  (deps: WorkerDeps) =>
  async (jobs: ChunkJob[]): Promise<JobResult[]> =>
    await Promise.all(jobs.map((job) => settle(deps, job)));
