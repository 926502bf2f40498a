import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { PayslipRound } from '@wagewright/contracts/payroll/payslip-rounds';
import type { PayslipRoundEvent } from '@wagewright/contracts/payroll/payslips';
import { lockRound, type RoundContext, roundAfter } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { inHandOf, requireRound, viewRound } from './view-round.ts';

type RoundCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'sql' | 'locks' | 'reach' | 'actor' | 'audit' | 'context'>;

/**
 * Locks a round, reads it as it is then, and does something to it.
 * @throws AppError NOT_FOUND, STALE_VERSION, PAYSLIP_ROUND_IN_HAND
 */
export async function changeRound(
  { sql, locks, reach, actor, audit, context }: RoundCall,
  { id, version, remarks }: { readonly id: number; readonly version: number; readonly remarks?: string | undefined },
  event: PayslipRoundEvent,
  change: (round: RoundContext) => Promise<void>,
): Promise<PayslipRound> {
  const seen = await requireRound(sql, reach, id);
  // a job that is at its payslips holds the round: who asks is told at once, and under the lock again
  if (seen.job !== null && seen.version === version) roundAfter(inHandOf(seen), event);
  await locks.take('payslip-round', id);
  const round = await lockRound(sql, id);
  const before = await requireRound(sql, reach, id);
  if (before.version !== version) throw new AppError('STALE_VERSION', { what: 'Payslip round', id });
  await change(round);
  const after = await requireRound(sql, reach, id);
  audit({
    entity: 'payslip-round',
    entityId: id,
    before: { status: before.status, version, payslips: before.payslips },
    after: { status: after.status, version: after.version, event, ...(remarks ? { remarks } : {}) },
  });
  return viewRound(after, actor, languageOf(context));
}
