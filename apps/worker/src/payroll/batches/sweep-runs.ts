import { sqlOfClient, type Sweep, sweepRuns as sweep, sweptJobsBy } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';

/** One look after runs that nobody works on; undefined where another worker is looking. */
export async function sweepRuns({ pool, boss, log }: Pick<WorkerDeps, 'pool' | 'boss' | 'log'>): Promise<Sweep | undefined> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await sweep(sqlOfClient(client), sweptJobsBy(boss));
    await client.query('COMMIT');
    if (result && (result.enqueued > 0 || result.givenBack > 0 || result.failedRuns.length > 0)) log.warn(result, 'swept runs');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined); // a broken connection has rolled back by itself
    throw error;
  } finally {
    client.release();
  }
}
