import { queueName } from '@wagewright/contracts';
import { bossDatabase, type InHand, type LostJobs, sweepLostJobs } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from './in-transaction.ts';

const jobsBy = (boss: WorkerDeps['boss']): LostJobs => ({
  enqueue: async (sql, queue, data) => {
    const jobs = data.map((one) => ({ data: one }));
    const ids = await boss.insert(queueName(queue), jobs, { db: bossDatabase(sql), returnId: true });
    if (ids?.length !== jobs.length) throw new Error(`${queue}: ${ids?.length ?? 0} of ${jobs.length} lost jobs were enqueued.`);
  },
  giveBack: async (sql, queue, jobIds) => {
    await boss.fail(queueName(queue), [...jobIds], { message: 'the worker that held it is gone' }, { db: bossDatabase(sql) });
  },
});

/** One look after work that waits for a job which the queue has not, and after jobs whose worker is gone. */
export async function sweepLost({ pool, boss, log }: Pick<WorkerDeps, 'pool' | 'boss' | 'log'>, inHand: readonly InHand[]): Promise<void> {
  const swept = await inTransaction(pool, (sql) => sweepLostJobs(sql, inHand, jobsBy(boss)));
  if (Object.keys(swept).length > 0) log.warn({ swept }, 'jobs that were lost, or whose worker is gone, are in the queue again');
}
