import { type JobData, queueName, queues } from '@wagewright/contracts';
import { bossDatabase, type DueRun, failScheduleRun, finishScheduleRun, lockDueRun, type Sql } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../jobs/index.ts';
import type { ScheduledCall, ScheduledWork } from './scheduled-work.ts';

type RunDeps = Pick<WorkerDeps, 'pool' | 'boss' | 'log' | 'clock'>;

const attemptsMax = queues['platform.run-schedule'].retryLimit + 1;

const callOf = (sql: Sql, { boss, clock }: RunDeps, { dueAt, missed }: DueRun): ScheduledCall => ({
  sql,
  now: clock(),
  dueAt,
  missed,
  enqueue: async (queue, jobs) => {
    if (jobs.length === 0) return;
    const ids = await boss.insert(
      queueName(queue),
      jobs.map((data) => ({ data })),
      { db: bossDatabase(sql), returnId: true },
    );
    if (ids?.length !== jobs.length) throw new Error(`${queue}: ${ids?.length ?? 0} of ${jobs.length} jobs were enqueued.`);
  },
});

/** Does what is due, in the transaction that says that it is done; a repeated delivery finds it done and does nothing. */
async function runOnce(deps: RunDeps, works: Readonly<Record<string, ScheduledWork>>, runId: string, startedAt: Date): Promise<void> {
  await inTransaction(deps.pool, async (sql) => {
    const run = await lockDueRun(sql, runId);
    if (!run || run.state === 'done') return;
    const work = works[run.schedule];
    if (!work) throw new Error(`Nobody does ${run.schedule}.`);
    const outcome = await work(callOf(sql, deps, run));
    await finishScheduleRun(sql, runId, { startedAt, finishedAt: deps.clock() }, outcome);
    deps.log.info({ schedule: run.schedule, dueAt: run.dueAt, missed: run.missed, ...outcome }, 'done by the clock');
  });
}

/** The queue's handler. What fails is written down with its reason, and tried again by the queue. */
export const runSchedules =
  (deps: RunDeps, works: Readonly<Record<string, ScheduledWork>>) =>
  async (jobs: Pick<Job<JobData['platform.run-schedule']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) {
      const startedAt = deps.clock();
      try {
        await runOnce(deps, works, data.runId, startedAt);
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        await inTransaction(deps.pool, (sql) => failScheduleRun(sql, data.runId, failure, { startedAt, attemptsMax }));
        throw error;
      }
    }
  };
