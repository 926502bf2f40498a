import { requireTransition } from '@wagewright/contracts';
import { markPayslipSeen as contract, payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadOwnPayslipForChange } from './load-payslip.ts';

export const markPayslipSeen = implementMutation(contract, async (call) => {
  const { input, deps, tx, audit, unchanged } = call;
  const row = await loadOwnPayslipForChange(call, input.id);
  if (row.seenAt) {
    unchanged();
    return { seenAt: row.seenAt.toISOString() };
  }
  const status = payslipColumns.status(row.status);
  requireTransition(payslipMachine, { id: row.id, status }, 'mark-seen', { seen: false, wasPublished: true });
  const seenAt = deps.clock();
  await tx.payslip.update({ where: { id: row.id }, data: { seenAt } });
  audit({ entity: 'payslip', entityId: row.id, after: { seenAt: seenAt.toISOString() } });
  return { seenAt: seenAt.toISOString() };
});
