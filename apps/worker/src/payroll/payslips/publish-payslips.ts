import { queueName } from '@wagewright/contracts';
import { bossDatabase, publishPayslips as publish } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { type PayslipJobDeps, payslipJobs } from './payslip-job.ts';

/** Publishes a batch's payslips; the job that sends its mails is enqueued with it, or nothing happens. */
export const publishPayslips = (deps: PayslipJobDeps & Pick<WorkerDeps, 'boss' | 'publicUrl'>) =>
  payslipJobs(deps, 'publishing payslips', async (sql, { batchId, userId }) => {
    const counts = await publish(sql, { batchId, userId, baseUrl: deps.publicUrl });
    // a waiting job will find these mails too: then the queue takes no second one
    await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
    return counts;
  });
