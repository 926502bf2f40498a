import { type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { payslipCheckMachine } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { payslipColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';

/**
 * Notes what an employee says of a payslip that is locked, and that they have seen it; the caller of `resolve` is its clerk.
 * @throws AppError ILLEGAL_TRANSITION
 */
export async function moveCheck(
  { tx, audit, deps }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'audit' | 'deps'>,
  payslip: Pick<Prisma.PayslipModel, 'id' | 'checkStatus' | 'seenAt'>,
  event: 'confirm' | 'dispute' | 'resolve',
): Promise<Date> {
  const { id } = payslip;
  const status = payslipColumns.checkStatus(payslip.checkStatus);
  const { to } = requireTransition(payslipCheckMachine, { id, status }, event, {});
  const now = deps.clock();
  const said = event === 'resolve' ? {} : { checkedAt: now, seenAt: payslip.seenAt ?? now };
  await tx.payslip.update({ where: { id }, data: { checkStatus: to, ...said } });
  audit({ entity: 'payslip', entityId: id, before: { checkStatus: status }, after: { checkStatus: to, event } });
  return now;
}
