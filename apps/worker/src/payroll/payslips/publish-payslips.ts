import { type JobData, queueName } from '@wagewright/contracts';
import { bossDatabase, publishPayslips as publish } from '@wagewright/db';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inTransaction } from '../../platform/jobs/index.ts';
import { orRecordRefusal } from './refusals.ts';

/** Publishes a batch's payslips; the job that sends its mails is enqueued with it, or nothing happens. A repeated job changes nothing. */
export const publishPayslips =
  (deps: WorkerDeps) =>
  async (jobs: Job<JobData['payroll.publish-payslips']>[]): Promise<void> => {
    for (const { data } of jobs) {
      await orRecordRefusal(deps, data, async () => {
        const told = await inTransaction(deps.pool, async (sql) => {
          const counts = await publish(sql, { batchId: data.batchId, userId: data.userId, baseUrl: deps.publicUrl });
          // a waiting job will find these mails too: then the queue takes no second one
          await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
          return counts;
        });
        deps.log.info({ ...data, ...told }, 'payslips published');
      });
    }
  };
