import { type JobData, type QueueName, queues } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { fromPrisma, type PgBoss } from 'pg-boss';

/** Enqueues in the caller's transaction: the jobs exist if and only if the change that asks for them does. */
export interface Queues {
  enqueue<Q extends QueueName>(tx: Prisma.TransactionClient, queue: Q, jobs: readonly JobData[Q][]): Promise<void>;
}

/** Queues on which a second waiting job would do nothing new; pg-boss drops it and says so by returning fewer ids. */
const mayMerge = new Set(Object.entries(queues).flatMap(([name, { policy }]) => (policy === 'standard' ? [] : [name])));

export const createQueues = (boss: Pick<PgBoss, 'insert'>): Queues => ({
  enqueue: async (tx, queue, jobs) => {
    if (jobs.length === 0) return;
    const ids = await boss.insert(
      queue,
      jobs.map((data) => ({ data })),
      { db: fromPrisma(tx), returnId: true },
    );
    if ((ids?.length ?? 0) !== jobs.length && !mayMerge.has(queue)) {
      throw new Error(`${queue}: ${ids?.length ?? 0} of ${jobs.length} jobs were enqueued`);
    }
  },
});
