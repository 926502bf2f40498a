import type { ProcedureContract } from '@wagewright/contracts';
import type { PayslipJobKind } from '@wagewright/contracts/payroll/payslips';
import { type PayslipsOf, payslipQueues, startPayslipJob } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

type Asking = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'sql' | 'actor' | 'context' | 'enqueue'>;

/** Asks for what a job does to all payslips of a batch or of a round; where one of its kind is under way, that one does it. */
export async function askPayslipJob({ sql, actor, context, enqueue }: Asking, of: PayslipsOf, kind: PayslipJobKind): Promise<void> {
  const payslipJobId = await startPayslipJob(sql, { ...of, kind, userId: actor.userId, traceId: context.traceId });
  if (payslipJobId !== undefined) await enqueue(payslipQueues[kind], [{ payslipJobId }]);
}
