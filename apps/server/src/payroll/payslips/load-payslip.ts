import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';

export const payslipInclude = {
  employee: { include: { legalEntity: true } },
  batch: { include: { copy: true, period: { include: { solution: true } } } },
  setting: true,
} as const satisfies Prisma.PayslipInclude;
export type PayslipRow = Prisma.PayslipGetPayload<{ include: typeof payslipInclude }>;

/** The published payslips of the caller: nobody reaches another's through these procedures. */
export const ownPublished = ({ employeeId }: Actor): Prisma.PayslipWhereInput => ({ employeeId: employeeId ?? 0, status: 'published' });

export async function loadOwnPayslip(tx: Pick<Prisma.TransactionClient, 'payslip'>, id: number, actor: Actor): Promise<PayslipRow> {
  const row = await tx.payslip.findFirst({ where: { AND: [{ id }, ownPublished(actor)] }, include: payslipInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip', id });
  return row;
}
