import { queueName } from '@wagewright/contracts';
import { bossDatabase, resendBatchPayslips } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { type PayslipJobDeps, payslipJobs } from '../payslips/index.ts';

/** Tells again of a batch's payslips where telling failed; what is on its way is left alone. */
export const resendPayslips = (deps: PayslipJobDeps & Pick<WorkerDeps, 'boss' | 'publicUrl'>) =>
  payslipJobs(deps, 'telling again of payslips', async (sql, { batchId }) => {
    const payslips = await resendBatchPayslips(sql, batchId, deps.publicUrl);
    if (payslips.length > 0) await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
    return { resent: payslips.length };
  });
