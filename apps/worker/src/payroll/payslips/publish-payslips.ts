import { queueName } from '@wagewright/contracts';
import { bossDatabase, type PublishedPayslips, publishPayslips as publish, publishRound, type Sql } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { type PayslipJobDeps, payslipJobs } from './payslip-job.ts';

/** Publishes the payslips of a batch or of a round; the job that sends its mails is enqueued with it, or nothing happens. */
export function publishPayslips(deps: PayslipJobDeps & Pick<WorkerDeps, 'boss' | 'publicUrl'>) {
  const baseUrl = deps.publicUrl;
  const andSend = async (sql: Sql, publishing: Promise<PublishedPayslips>) => {
    const counts = await publishing;
    // a waiting job will find these mails too: then the queue takes no second one
    await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
    return { count: counts.published, ...counts };
  };
  return payslipJobs(deps, 'publishing payslips', {
    ofBatch: (sql, { batchId, tell }) => andSend(sql, publish(sql, { batchId, baseUrl, tell })),
    ofRound: (sql, { roundId, tell }) => andSend(sql, publishRound(sql, { roundId, baseUrl, tell })),
  });
}
