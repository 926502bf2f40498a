import { queueName } from '@wagewright/contracts';
import type { ConnectionOptions, PgBoss } from 'pg-boss';
import type { Sql } from '../../sql.ts';
import type { PunchesImport } from '../../time/attendance/index.ts';
import type { EnqueueComparison } from '../variance/index.ts';
import type { EndStageOptions } from './end-stage.ts';
import type { ChunkAddress } from './run-types.ts';
import type { SweptJobs } from './sweep-runs.ts';

/** pg-boss on a transaction of ours. */
export const bossDatabase = (sql: Sql): NonNullable<ConnectionOptions['db']> => ({
  executeSql: async (text, values) => ({ rows: await sql.query(text, values ?? []) }),
});

/**
 * Enqueues a run's chunks in the caller's transaction.
 * @throws Error when the queue took fewer jobs than chunks, which a deduplicating policy does in silence; roll back then
 */
export async function enqueueChunks(boss: Pick<PgBoss, 'insert'>, sql: Sql, chunks: readonly ChunkAddress[]): Promise<void> {
  const options = { db: bossDatabase(sql), returnId: true };
  const ids = await boss.insert(
    queueName('payroll.calculate-chunk'),
    chunks.map((data) => ({ data })),
    options,
  );
  if (ids?.length !== chunks.length)
    throw new Error(`${queueName('payroll.calculate-chunk')}: ${ids?.length ?? 0} of ${chunks.length} jobs were enqueued.`);
}

async function enqueueDeleteRuns(boss: Pick<PgBoss, 'insert'>, sql: Sql, batchId: number): Promise<void> {
  const ids = await boss.insert(queueName('payroll.delete-runs'), [{ data: { batchId } }], { db: bossDatabase(sql), returnId: true });
  if (ids?.length !== 1) throw new Error(`${queueName('payroll.delete-runs')}: the job of batch ${batchId} was not enqueued.`);
}

/** Enqueues the comparison of a batch in the caller's transaction. */
export const enqueueComparisonBy =
  (boss: Pick<PgBoss, 'insert'>): EnqueueComparison =>
  async (sql, data) => {
    const ids = await boss.insert(queueName('payroll.compare-batch'), [{ data }], { db: bossDatabase(sql), returnId: true });
    if (ids?.length !== 1) throw new Error(`${queueName('payroll.compare-batch')}: the job of batch ${data.batchId} was not enqueued.`);
  };

/** Counts attendance anew after the caller's transaction. */
export const enqueueCountBy =
  (boss: Pick<PgBoss, 'insert'>): PunchesImport['enqueueCount'] =>
  async (sql, data) => {
    const ids = await boss.insert(queueName('time.count-attendance'), [{ data }], { db: bossDatabase(sql), returnId: true });
    if (ids?.length !== 1)
      throw new Error(`${queueName('time.count-attendance')}: the count of ${data.from} to ${data.until} was not enqueued.`);
  };

/** What the end of a stage asks of the queue. */
export const runJobsBy = (boss: Pick<PgBoss, 'insert'>): EndStageOptions => ({
  enqueueChunks: (sql, chunks) => enqueueChunks(boss, sql, chunks),
  enqueueDeleteRuns: (sql, batchId) => enqueueDeleteRuns(boss, sql, batchId),
  enqueueComparison: enqueueComparisonBy(boss),
});

export const sweptJobsBy = (boss: Pick<PgBoss, 'insert' | 'fail'>): SweptJobs => ({
  enqueueChunks: (sql, chunks) => enqueueChunks(boss, sql, chunks),
  giveBack: async (sql, jobIds) => {
    const options = { db: bossDatabase(sql) };
    await boss.fail(queueName('payroll.calculate-chunk'), [...jobIds], { message: 'the worker that held the chunk is gone' }, options);
  },
});
