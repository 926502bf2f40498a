import { requireTransition } from '@wagewright/contracts';
import { markPayslipSeen as contract, type PayslipStatus, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { implementMutation } from '../../core/implement.ts';
import { loadOwnPayslipForChange } from './load-payslip.ts';

export const markPayslipSeen = implementMutation(contract, async (call) => {
  const { input, deps, tx, audit, unchanged } = call;
  const row = await loadOwnPayslipForChange(call, input.id);
  if (row.seenAt) {
    unchanged();
    return { seenAt: row.seenAt.toISOString() };
  }
  requireTransition(payslipMachine, row as typeof row & { status: PayslipStatus }, 'mark-seen', { seen: false, wasPublished: true });
  const seenAt = deps.clock();
  await tx.payslip.update({ where: { id: row.id }, data: { seenAt } });
  audit({ entity: 'payslip', entityId: row.id, after: { seenAt: seenAt.toISOString() } });
  return { seenAt: seenAt.toISOString() };
});
