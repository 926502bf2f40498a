import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';

/** A published payslip of the caller: nobody reaches another's. */
export async function loadOwnPayslip(
  tx: Pick<Prisma.TransactionClient, 'payslip'>,
  id: number,
  { employeeId }: Actor,
): Promise<Prisma.PayslipModel> {
  const row = await tx.payslip.findFirst({ where: { id, employeeId: employeeId ?? 0, status: 'published' } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  return row;
}
