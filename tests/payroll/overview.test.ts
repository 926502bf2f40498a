import { demoSignIns } from '@wagewright/db/seed';
import type { TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from './stage.ts';

interface Overview {
  readonly findings: {
    readonly total: number;
    readonly rows: readonly { readonly id: number; readonly blocking: number; readonly open: number }[];
  };
  readonly approvals: {
    readonly total: number;
    readonly rows: readonly { readonly id: number; readonly isMine: boolean; readonly dueAt: string }[];
  };
  readonly disputes: number | null;
  readonly trends: readonly { readonly solutionId: number }[];
  readonly periods: readonly { readonly solutionId: number }[];
}

describe('what the payroll overview names, and to whom', () => {
  const stage = stageForAll();
  let batch: BatchView;
  let kunming: TestCaller;
  let helper: TestCaller;
  beforeAll(async () => {
    const { prisma } = stage.server;
    await prisma.batch.updateMany({ where: { status: { not: 'closed' } }, data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    const other = await prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'CN_MONTHLY' } } }, orderBy: { id: 'desc' } });
    // counted by the runs of a batch; here it is only shown
    await prisma.batch.update({ where: { id }, data: { status: 'waiting', blockingFindings: 2, openFindings: 5 } });
    await prisma.batch.update({ where: { id: other.id }, data: { status: 'calculated', openFindings: 1 } });
    batch = await stage.get(id);
    kunming = await stage.server.signedIn(demoSignIns.kunmingClerk.account);
    const user = await prisma.user.create({ data: { kind: 'custom', account: 'one-batch@overview.example', displayName: 'One batch' } });
    helper = await stage.server.signedIn(user.account);
  });

  const overview = async (caller: TestCaller): Promise<Overview> =>
    (await caller.call('payroll/overview/get-overview', {})).data as Overview;
  const asked = async (caller: TestCaller) => (await overview(caller)).findings;
  const due = async (caller: TestCaller) => (await overview(caller)).approvals;

  it('names batches that wait for an answer to their findings, each clerk their own', async () => {
    expect(await asked(stage.clerk)).toMatchObject({ total: 1, rows: [{ id: batch.id, blocking: 2, open: 5 }] });
    const { rows, total } = await asked(kunming);
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ blocking: 0, open: 1 }]);
    expect(rows[0]?.id).not.toBe(batch.id);
  });

  it('names to who was given one batch this batch, and nothing of its solution', async () => {
    const { prisma } = stage.server;
    const user = await prisma.user.findFirstOrThrow({ where: { account: 'one-batch@overview.example' } });
    const second = await stage.newBatch();
    await prisma.batch.update({ where: { id: second.id }, data: { status: 'calculated', openFindings: 3 } });
    expect((await helper.call('payroll/overview/get-overview', {})).error?.code).toBe('AUTHORIZATION_REQUIRED');
    const given = await stage.clerk.call('payroll/batches/set-batch-user', {
      id: batch.id,
      userId: user.id,
      access: 'read',
      seesPay: false,
    });
    expect(given.error).toBeUndefined();
    expect(await overview(helper)).toMatchObject({
      findings: { total: 1, rows: [{ id: batch.id }] },
      trends: [],
      periods: [],
      disputes: null,
    });
    await prisma.batch.update({ where: { id: second.id }, data: { openFindings: 0 } });
  });

  it('counts the disputes that wait for an answer, each clerk their own', async () => {
    const { prisma } = stage.server;
    const { id: periodId, solutionId } = await prisma.period.findFirstOrThrow({ where: { solution: { code: 'US_BIWEEKLY' } } });
    const { id: settingId } = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId } } } });
    const source = 'balance';
    const of = { settingId, settingVersion: 1, periodId };
    const { id: roundId } = await prisma.payslipRound.create({ data: { ...of, sequence: 1, source, status: 'generated' } });
    const people = await prisma.employee.findMany({ take: 3, orderBy: { id: 'asc' } });
    const at = new Date();
    const amounts = { currency: 'USD', gross: 0n, deductions: 0n, net: 0n };
    for (const [index, status] of ['open', 'open', 'answered'].entries()) {
      const slip = { ...of, roundId, source, number: `DISPUTED-${index}`, employeeId: people[index]?.id ?? 0, ...amounts };
      const { id: payslipId } = await prisma.payslip.create({ data: slip });
      await prisma.payslipDispute.create({ data: { payslipId, status, openedAt: at, changedAt: at } });
    }
    expect([(await overview(stage.clerk)).disputes, (await overview(kunming)).disputes]).toEqual([2, 0]);
  });

  it('names no batch whose findings are answered, or cannot be answered any more', async () => {
    const { prisma } = stage.server;
    for (const data of [
      { blockingFindings: 0, openFindings: 0 },
      { status: 'approved', openFindings: 4 },
      { status: 'canceled', openFindings: 4 },
    ]) {
      await prisma.batch.update({ where: { id: batch.id }, data });
      expect((await asked(stage.clerk)).rows).toEqual([]);
    }
  });

  it('names an approval with a deadline to who submitted it and to who is asked, and to nobody else', async () => {
    const { prisma } = stage.server;
    await prisma.batch.update({ where: { id: batch.id }, data: { status: 'new', blockingFindings: 0, openFindings: 0 } });
    await stage.act(stage.clerk, 'prepare-batch', batch.id);
    await stage.act(stage.clerk, 'calculate-batch', batch.id);
    await stage.until(batch.id, ({ status }) => status === 'calculated');
    await stage.answer(batch.id);
    const { approvalInstanceId } = await stage.act(stage.clerk, 'submit-batch', batch.id);
    const id = approvalInstanceId ?? 0;
    expect((await due(stage.approver)).rows, 'without a deadline').toEqual([]);
    const dueAt = '2025-02-20T15:00:00.000Z';
    await prisma.approvalNode.updateMany({ where: { instanceId: id }, data: { dueAt: new Date(dueAt) } });
    expect(await due(stage.approver)).toEqual({ total: 1, rows: [expect.objectContaining({ id, dueAt, isMine: true })] });
    expect(await due(stage.clerk)).toEqual({ total: 1, rows: [expect.objectContaining({ id, dueAt, isMine: false })] });
    expect(await due(kunming)).toEqual({ total: 0, rows: [] });
    expect(await due(helper)).toEqual({ total: 0, rows: [] });
    expect((await stage.approver.call('approvals/instances/approve-instance', { id, version: 1, remarks: '' })).error).toBeUndefined();
    expect((await due(stage.approver)).rows, 'decided').toEqual([]);
  });
});
