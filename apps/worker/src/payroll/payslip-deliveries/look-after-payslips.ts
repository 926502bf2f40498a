import { type JobData, queueName } from '@wagewright/contracts';
import { bossDatabase, lookAfterPayslips as look } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import type { ScheduledWork } from '../../platform/schedules/index.ts';

export const enqueueLookAtPayslips: ScheduledWork = async ({ now, enqueue }) => {
  await enqueue('payroll.look-after-payslips', [{ at: now.toISOString() }]);
  return { looks: 1 };
};

/** Shows, reminds and notes what is due, all of it or nothing. A repeated job finds it done. */
export const lookAfterPayslips =
  (deps: Pick<WorkerDeps, 'pool' | 'boss' | 'log' | 'publicUrl'>) =>
  async (jobs: Pick<Job<JobData['payroll.look-after-payslips']>, 'data'>[]): Promise<void> => {
    for (const { data } of jobs) {
      const outcome = await inTransaction(deps.pool, async (sql) => {
        const done = await look(sql, { now: new Date(data.at), baseUrl: deps.publicUrl });
        await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
        return done;
      });
      deps.log.info({ ...data, ...outcome }, 'payslips looked after');
    }
  };
