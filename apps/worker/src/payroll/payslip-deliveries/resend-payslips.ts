import { AppError, queueName } from '@wagewright/contracts';
import { bossDatabase, resendBatchPayslips } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { type PayslipJobDeps, payslipJobs } from '../payslips/index.ts';

/** Tells again of a batch's payslips where telling failed; what is on its way is left alone. */
export const resendPayslips = (deps: PayslipJobDeps & Pick<WorkerDeps, 'boss' | 'publicUrl'>) =>
  payslipJobs(deps, 'telling again of payslips', {
    ofBatch: async (sql, { batchId }) => {
      const payslips = await resendBatchPayslips(sql, batchId, deps.publicUrl);
      if (payslips.length > 0) await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
      return { resent: payslips.length };
    },
    // nobody asks for it: those of a round are told again one by one or several together
    ofRound: (_sql, { roundId }) => Promise.reject(new AppError('NOT_FOUND', { what: 'payslip job of a round', id: roundId })),
  });
