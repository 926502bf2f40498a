import { requireTransition } from '@wagewright/contracts';
import { confirmPayslip as contract, payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { disputeColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadOwnPayslipForChange } from '../payslips/index.ts';
import { disputeOf } from './load-dispute.ts';
import { moveCheck } from './move-check.ts';
import { writeEntry } from './write-entry.ts';

export const confirmPayslip = implementMutation(contract, async (call) => {
  const { tx, audit } = call;
  const payslip = await loadOwnPayslipForChange(call, call.input.id);
  const confirmedAt = await moveCheck(call, payslip, 'confirm');
  const dispute = await disputeOf(tx, payslip.id);
  if (dispute && disputeColumns.status(dispute.status) !== 'resolved') {
    const { id, version } = dispute;
    const status = disputeColumns.status(dispute.status);
    const { to } = requireTransition(payslipDisputeMachine, { id, status }, 'settle', {});
    await tx.payslipDispute.update({
      where: { id },
      data: { status: to, version: version + 1, changedAt: confirmedAt, resolvedAt: confirmedAt },
    });
    await writeEntry(call, { disputeId: id, side: 'employee', event: 'settle', words: '', files: [] });
    audit({ entity: 'payslip-dispute', entityId: id, before: { status }, after: { status: to, event: 'settle' } });
  }
  return { confirmedAt: confirmedAt.toISOString() };
});
