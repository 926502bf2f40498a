import { type JobData, queueName } from '@wagewright/contracts';
import { bossDatabase, type DoneWork, doDueWork, findDueApprovals, sqlOfClient } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import type { ScheduledWork } from '../../platform/schedules/index.ts';

type LookingDeps = Pick<WorkerDeps, 'pool' | 'boss' | 'log' | 'publicUrl'>;

/** By the clock (ADR 69): a look in a job of its own, so that what waits for locks does not keep the clock. */
export const enqueueLook: ScheduledWork = async ({ now, enqueue }) => {
  await enqueue('approvals.look-after', [{ at: now.toISOString() }]);
  return { looks: 1 };
};

/**
 * Reminds, escalates and notices who cannot decide: all that is due at a time, each approval in a transaction of its own, each thing once.
 * One that fails is logged and does not keep the others; the next look finds it again.
 */
export async function lookAfterApprovals(deps: LookingDeps, now: Date): Promise<DoneWork[]> {
  const done: DoneWork[] = [];
  for (const due of await findDueApprovals(sqlOfClient(deps.pool), now)) {
    try {
      const work = await inTransaction(deps.pool, async (sql) => {
        const result = await doDueWork(sql, due, now, deps.publicUrl);
        if (result && result.told > 0) await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
        return result;
      });
      if (work) done.push(work);
    } catch (error) {
      deps.log.error({ err: error, ...due }, 'an approval was not looked after');
    }
  }
  if (done.length > 0) deps.log.info({ done }, 'approvals looked after');
  return done;
}

/** The queue's handler: each job is a look at one time, its own or that of the worker. */
export const lookAfterDue =
  (deps: LookingDeps & Pick<WorkerDeps, 'clock'>) =>
  async (jobs: Job<JobData['approvals.look-after']>[]): Promise<void> => {
    for (const { data } of jobs) await lookAfterApprovals(deps, data.at === undefined ? deps.clock() : new Date(data.at));
  };
