import { AppError, requireTransition } from '@wagewright/contracts';
import { answerDispute as contract, payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { disputeColumns } from '@wagewright/db/columns';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';
import { type DisputeRow, loadDispute } from './load-dispute.ts';
import { moveCheck } from './move-check.ts';
import { writeEntry } from './write-entry.ts';

async function tellEmployee(call: ChangeCall<typeof contract>, { id, payslip }: DisputeRow, entryId: number): Promise<void> {
  const users = await call.tx.user.findMany({ where: { employeeId: payslip.employeeId, status: 'active' }, select: { id: true } });
  await notifyUsers(
    call,
    users.map((user) => user.id),
    {
      template: 'payslip-dispute-answered',
      thing: `payslip-dispute:${id}:${entryId}`,
      title: { en: payslip.number, 'zh-CN': payslip.number },
      link: `/payslips/${payslip.id}`,
      more: { period: payslip.period.name },
    },
  );
}

export const answerDispute = implementMutation(contract, async (call) => {
  const { tx, input, locks, reach, audit, deps } = call;
  const { id, version, event, words, files } = input;
  const { payslipId } = await loadDispute(tx, id, reach);
  await locks.take('payslip', payslipId);
  const row = await loadDispute(tx, id, reach);
  const status = disputeColumns.status(row.status);
  const { to } = requireTransition(payslipDisputeMachine, { id, status }, event, {});
  if (row.version !== version) throw new AppError('STALE_VERSION', { what: 'Dispute', id });
  const changedAt = event === 'resolve' ? await moveCheck(call, row.payslip, 'resolve') : deps.clock();
  const resolvedAt = event === 'resolve' ? changedAt : null;
  await tx.payslipDispute.update({ where: { id }, data: { status: to, version: version + 1, changedAt, resolvedAt } });
  const entryId = await writeEntry(call, { disputeId: id, side: 'clerk', event, words, files });
  audit({ entity: 'payslip-dispute', entityId: id, before: { status }, after: { status: to, event, words } });
  await tellEmployee(call, row, entryId);
  return { status: to, version: version + 1 };
});
