import { queueName } from '@wagewright/contracts';
import { bossDatabase, type PayslipsOf, resendAllPayslips, type Sql, type TellPeople } from '@wagewright/db';
import type { WorkerDeps } from '../../deps.ts';
import { type PayslipJobDeps, payslipJobs } from '../payslips/index.ts';

/** Tells again of the payslips of a batch or of a round where telling failed; what is on its way is left alone. */
export function resendPayslips(deps: PayslipJobDeps & Pick<WorkerDeps, 'boss' | 'publicUrl'>) {
  const again = async (sql: Sql, of: PayslipsOf, tell: TellPeople) => {
    const payslips = await resendAllPayslips(sql, of, deps.publicUrl, tell);
    if (payslips.length > 0) await deps.boss.send(queueName('platform.send-outbox'), {}, { db: bossDatabase(sql) });
    return { count: payslips.length };
  };
  return payslipJobs(deps, 'telling again of payslips', {
    ofBatch: (sql, { batchId, tell }) => again(sql, { batchId }, tell),
    ofRound: (sql, { roundId, tell }) => again(sql, { roundId }, tell),
  });
}
