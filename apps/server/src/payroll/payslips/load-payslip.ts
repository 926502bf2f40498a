import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { ChangeCall } from '../../core/implement.ts';

/** A published payslip of the caller whose view day has come: nobody reaches another's. */
export async function loadOwnPayslip(
  tx: Pick<Prisma.TransactionClient, 'payslip'>,
  id: number,
  { employeeId }: Actor,
): Promise<Prisma.PayslipModel> {
  const row = await tx.payslip.findFirst({ where: { id, employeeId: employeeId ?? 0, status: 'published', awaitsViewDay: false } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  return row;
}

/** Locks a payslip of the caller's and reads it as it is then. @throws AppError NOT_FOUND for what they do not see, which is not locked */
export async function loadOwnPayslipForChange(
  { tx, locks, actor }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'actor'>,
  id: number,
): Promise<Prisma.PayslipModel> {
  await loadOwnPayslip(tx, id, actor);
  await locks.take('payslip', id);
  return await loadOwnPayslip(tx, id, actor);
}
