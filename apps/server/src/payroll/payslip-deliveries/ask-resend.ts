import type { ProcedureContract } from '@wagewright/contracts';
import { countDeliveries, type PayslipsOf } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { askPayslipJob } from '../batches/index.ts';

type Asking = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'sql' | 'reach' | 'actor' | 'context' | 'enqueue' | 'audit'>;

/** Asks for the job that tells everybody of a batch or of a round again whom telling has not reached. @returns how many those are now */
export async function askResend(call: Asking, of: PayslipsOf, remarks: string | undefined): Promise<{ readonly failed: number }> {
  const { marks } = await countDeliveries(call.sql, call.reach, of);
  const failed = marks.failed + marks.unreached;
  await askPayslipJob(call, of, 'resend');
  const entityId = of.batchId ?? of.roundId ?? 0;
  call.audit({ entity: 'payslip-delivery', entityId, after: { event: 'resend', ...of, failed, ...(remarks ? { remarks } : {}) } });
  return { failed };
}
