import { type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { loadOwnPayslipForChange } from './load-payslip.ts';

type SeeingCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'actor' | 'audit' | 'deps'>;

/**
 * Notes that the caller has seen a payslip of theirs, once: from then on it cannot be withdrawn.
 * @returns since when, and whether it is new
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION
 */
export async function noteSeen(call: SeeingCall, id: number): Promise<{ seenAt: Date; isNew: boolean }> {
  const row = await loadOwnPayslipForChange(call, id);
  if (row.seenAt) return { seenAt: row.seenAt, isNew: false };
  const status = payslipColumns.status(row.status);
  requireTransition(payslipMachine, { id, status }, 'mark-seen', { seen: false, wasPublished: true });
  const seenAt = call.deps.clock();
  await call.tx.payslip.update({ where: { id }, data: { seenAt } });
  call.audit({ entity: 'payslip', entityId: id, after: { seenAt: seenAt.toISOString() } });
  return { seenAt, isNew: true };
}
