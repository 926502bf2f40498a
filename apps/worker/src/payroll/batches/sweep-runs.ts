import { type Sweep, sweepRuns as sweep, sweptJobsBy } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';

/** One look after runs that nobody works on; undefined where another worker is looking. */
export async function sweepRuns(
  { pool, boss, log }: Pick<WorkerDeps, 'pool' | 'boss' | 'log'>,
  silenceSecondsMax: number,
): Promise<Sweep | undefined> {
  const result = await inTransaction(pool, (sql) => sweep(sql, sweptJobsBy(boss), silenceSecondsMax));
  if (result && (result.enqueued > 0 || result.givenBack > 0 || result.failedRuns.length > 0)) log.warn(result, 'swept runs');
  return result;
}
