import { queueName } from '@wagewright/contracts';
import { bossDatabase, type PayslipsOf, resendAllPayslips, type Sql } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { type PayslipJobDeps, payslipJobs } from '../payslips/index.ts';

/** Tells again of the payslips of a batch or of a round where telling failed; what is on its way is left alone. */
export function resendPayslips(deps: PayslipJobDeps & Pick<WorkerDeps, 'boss' | 'publicUrl'>) {
  const again = async (sql: Sql, of: PayslipsOf): Promise<object> => {
    const payslips = await resendAllPayslips(sql, of, deps.publicUrl);
    if (payslips.length > 0) await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
    return { resent: payslips.length };
  };
  return payslipJobs(deps, 'telling again of payslips', {
    ofBatch: (sql, { batchId }) => again(sql, { batchId }),
    ofRound: (sql, { roundId }) => again(sql, { roundId }),
  });
}
