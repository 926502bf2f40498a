import { AppError, type InputOf, type LocalizedText, requireTransition } from '@wagewright/contracts';
import { disputePayslip as contract, payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import type { Prisma } from '@wagewright/db';
import { disputeColumns } from '@wagewright/db/columns';
import { type ChangeCall, implementMutation } from '../../core/implement.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';
import { itemsOfVersion, loadOwnPayslipForChange } from '../payslips/index.ts';
import { disputeOf } from './load-dispute.ts';
import { moveCheck } from './move-check.ts';
import { writeEntry } from './write-entry.ts';

type Call = ChangeCall<typeof contract>;

/** @throws AppError NOT_FOUND of a line that the payslip does not show */
async function requireItem({ tx }: Call, payslip: Prisma.PayslipModel, item: string | undefined): Promise<void> {
  if (item === undefined || (await itemsOfVersion(tx, payslip.settingId, payslip.settingVersion)).has(item)) return;
  throw new AppError('NOT_FOUND', { what: 'payslip line', id: item });
}

/** The first word about a payslip. */
async function open(call: Call, payslip: Prisma.PayslipModel): Promise<number> {
  const { tx, input, audit } = call;
  await requireItem(call, payslip, input.item);
  const openedAt = await moveCheck(call, payslip, 'dispute');
  const data = { payslipId: payslip.id, item: input.item ?? null, openedAt, changedAt: openedAt };
  const { id, status, item } = await tx.payslipDispute.create({ data });
  audit({ entity: 'payslip-dispute', entityId: id, after: { status, item, words: input.words } });
  return id;
}

/** More about what was disputed already; what was resolved is open again. */
async function write(call: Call, payslip: Prisma.PayslipModel, dispute: Prisma.PayslipDisputeModel): Promise<'write' | 'reopen'> {
  const { tx, input, audit } = call;
  const { id, version } = dispute;
  const status = disputeColumns.status(dispute.status);
  const event = status === 'resolved' ? 'reopen' : 'write';
  const { to } = requireTransition(payslipDisputeMachine, { id, status }, event, {});
  const changedAt = event === 'reopen' ? await moveCheck(call, payslip, 'dispute') : call.deps.clock();
  await tx.payslipDispute.update({ where: { id }, data: { status: to, version: version + 1, changedAt, resolvedAt: null } });
  audit({ entity: 'payslip-dispute', entityId: id, before: { status }, after: { status: to, event, words: input.words } });
  return event;
}

async function tellClerks(call: Call, payslip: Prisma.PayslipModel, disputeId: number, entryId: number): Promise<void> {
  const { tx } = call;
  const period = await tx.period.findUniqueOrThrow({ where: { id: payslip.periodId } });
  const employee = await tx.employee.findUniqueOrThrow({ where: { id: payslip.employeeId } });
  const clerks = await tx.solutionUser.findMany({ where: { solutionId: period.solutionId, role: 'manager' } });
  const title: LocalizedText = { en: payslip.number, 'zh-CN': payslip.number };
  await notifyUsers(
    call,
    clerks.map(({ userId }) => userId),
    {
      template: 'payslip-disputed',
      thing: `payslip-dispute:${disputeId}:${entryId}`,
      title,
      link: `/payroll/payslip-disputes/${disputeId}`,
      more: { employee: employee.name, period: period.name },
    },
  );
}

const textOf = ({ words, files }: InputOf<typeof contract>) => ({ side: 'employee' as const, words, files });

export const disputePayslip = implementMutation(contract, async (call) => {
  const payslip = await loadOwnPayslipForChange(call, call.input.id);
  const known = await disputeOf(call.tx, payslip.id);
  const event = known ? await write(call, payslip, known) : 'dispute';
  const id = known?.id ?? (await open(call, payslip));
  const entryId = await writeEntry(call, { disputeId: id, event, ...textOf(call.input) });
  await tellClerks(call, payslip, id, entryId);
  return { id, status: 'open' as const };
});
