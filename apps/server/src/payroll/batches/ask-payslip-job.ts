import type { ProcedureContract } from '@wagewright/contracts';
import { type PayslipJobKind, payslipQueues, startPayslipJob } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

type Asking = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'sql' | 'actor' | 'context' | 'enqueue'>;

/** Asks for what a job does to all payslips of a batch; where one of its kind is under way, that one does it. */
export async function askPayslipJob({ sql, actor, context, enqueue }: Asking, batchId: number, kind: PayslipJobKind): Promise<void> {
  const payslipJobId = await startPayslipJob(sql, { batchId, kind, userId: actor.userId, traceId: context.traceId });
  if (payslipJobId !== undefined) await enqueue(payslipQueues[kind], [{ payslipJobId }]);
}
