import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer } from '../../support/test-server.ts';

interface Delivery {
  readonly publishedAt: string | null;
  readonly seenAt: string | null;
  readonly shownFrom: string | null;
  readonly check: { readonly status: string };
  readonly ways: readonly {
    readonly channel: string;
    readonly status: string;
    readonly failure: string | null;
    readonly resends: number;
  }[];
  readonly disputeId: number | null;
  readonly canResend: boolean;
}
interface Answer {
  readonly total: number;
  readonly rows: readonly { readonly id: number; readonly status: string; readonly net: string }[];
}

/** Three payslips of a batch, as generating leaves them. */
async function openStage() {
  const server = await startTestServer();
  const { prisma } = server;
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const employee = await server.signedIn(demoSignIns.employee.account);
  const batch = await prisma.batch.findFirstOrThrow({
    where: { period: { solution: { code: 'US_BIWEEKLY' } } },
    include: { period: true },
  });
  await prisma.batch.update({ where: { id: batch.id }, data: { status: 'approved' } });
  const setting = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId: batch.period.solutionId } } } });
  const { employeeId } = await prisma.user.findFirstOrThrow({ where: { account: demoSignIns.employee.account } });
  const others = await prisma.employee.findMany({ where: { id: { not: employeeId ?? 0 } }, take: 2, orderBy: { id: 'asc' } });
  const ids: number[] = [];
  for (const [index, id] of [employeeId ?? 0, ...others.map((other) => other.id)].entries()) {
    const whose = { batchId: batch.id, periodId: batch.periodId, employeeId: id, settingId: setting.id, runId: 1 };
    const amounts = { currency: 'USD', gross: 300_000n, deductions: 100_000n, net: 200_000n };
    ids.push((await prisma.payslip.create({ data: { ...whose, ...amounts, number: `MOVED-${index}` } })).id);
  }
  return { server, prisma, clerk, employee, batch, ids, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('payslips one by one or several together (specification §4)', () => {
  const stage = forAllTests(openStage);
  const own = () => stage.ids[0] ?? 0;
  const move = (event: string, ids: readonly number[] = stage.ids) =>
    stage.clerk.call('payroll/issued-payslips/move-payslips', { ids, event, remarks: 'Checked' });
  const list = async (input: object = {}) =>
    (await stage.clerk.call('payroll/issued-payslips/list-issued-payslips', { search: 'MOVED-', ...input })).data as Answer;
  const statuses = async () => (await list()).rows.map(({ status }) => status);
  const readsOwn = async () => (await stage.employee.call('payroll/payslips/list-my-payslips', {})).data as { rows: unknown[] };
  const events = async (id = own()) =>
    ((await stage.clerk.call('payroll/payslips/get-payslip', { id })).data as { readonly events: readonly string[] }).events;
  const delivery = async (id = own()) => (await stage.clerk.call('payroll/payslip-deliveries/get-delivery', { id })).data as Delivery;
  const mail = (data: object) =>
    stage.prisma.outboxMessage.updateMany({ where: { thing: `payslip:${own()}`, template: 'payslip-published' }, data });
  const told = () => stage.prisma.notification.count({ where: { thing: `payslip:${own()}` } });

  it('are listed across batches with their status, by name, number and status', async () => {
    expect(await list()).toMatchObject({ total: 3, rows: stage.ids.map((id) => ({ id, status: 'unpublished', net: '2000.00' })) });
    expect((await list({ status: 'published' })).total).toBe(0);
    expect((await list({ search: 'MOVED-1' })).rows.map(({ id }) => id)).toEqual([stage.ids[1]]);
  });

  it('are not published before their batch is', async () => {
    expect((await move('publish')).error?.code).toBe('PAYSLIPS_OF_BATCH_FIRST');
    expect(await events()).toEqual(['forbid']);
    expect(await delivery()).toMatchObject({ publishedAt: null, ways: [], canResend: false });
    expect(await statuses()).toEqual(['unpublished', 'unpublished', 'unpublished']);
  });

  it('published, their people read them and are told once, however often they are withdrawn and published', async () => {
    const publishBatch = () => stage.prisma.batch.update({ where: { id: stage.batch.id }, data: { payslipsPublishedAt: new Date() } });
    await publishBatch();
    expect(await events()).toEqual(['publish', 'forbid']);
    const before = (await readsOwn()).rows.length;
    expect((await move('publish')).data).toEqual({ moved: 3 });
    expect([(await readsOwn()).rows.length, await told()]).toEqual([before + 1, 1]);
    // whoever had not answered by the check day is asked again once it is published again
    await stage.prisma.payslip.update({ where: { id: own() }, data: { checkStatus: 'unanswered' } });
    expect((await move('withdraw')).data).toEqual({ moved: 3 });
    expect(await statuses()).toEqual(['unpublished', 'unpublished', 'unpublished']);
    expect((await stage.prisma.payslip.findUniqueOrThrow({ where: { id: own() } })).checkStatus).toBe('unchecked');
    expect((await readsOwn()).rows.length).toBe(before);
    // of the batch none is published any more: they go out with it
    expect((await move('publish')).error?.code).toBe('PAYSLIPS_OF_BATCH_FIRST');
    await publishBatch();
    await move('publish');
    expect([(await readsOwn()).rows.length, await told()]).toEqual([before + 1, 1]);
  });

  it('say one by one who was told in which way, in the words of the mail server where that failed', async () => {
    await mail({ status: 'sent', sentAt: new Date() });
    const sent = await delivery();
    expect(sent.publishedAt).not.toBeNull();
    expect(sent).toMatchObject({ seenAt: null, shownFrom: null, check: { status: 'unchecked' }, disputeId: null, canResend: false });
    expect(sent.ways.map(({ channel, status }) => [channel, status])).toEqual([
      ['app-message', 'delivered'],
      ['email', 'sent'],
    ]);
    await mail({ status: 'failed', attempts: 8, lastError: '550 no such user' });
    const failed = await delivery();
    expect(failed.ways[1]).toMatchObject({ status: 'failed', failure: '550 no such user', resends: 0 });
    expect(failed.canResend).toBe(true);
  });

  it('are told again where telling failed, and not a second time while that is under way', async () => {
    const again = () => stage.clerk.call('payroll/payslip-deliveries/resend-payslips', { ids: [own()] });
    expect((await again()).data).toEqual({ resent: 1 });
    const waiting = await delivery();
    expect(waiting.ways[1]).toMatchObject({ status: 'queued', failure: null, resends: 1 });
    expect(waiting.canResend).toBe(false);
    expect((await again()).data).toEqual({ resent: 0 });
  });

  it('whoever may see the pay and may publish nothing is offered nothing', async () => {
    const looker = await stage.server.signedIn(demoSignIns.approver.account);
    const { data } = await looker.call('payroll/payslips/get-payslip', { id: own() });
    expect(data).toMatchObject({ events: [], batch: { id: stage.batch.id, name: stage.batch.name } });
  });

  it('forbidden viewing hides a payslip, and allowing it gives back what it was', async () => {
    const before = (await readsOwn()).rows.length;
    await move('withdraw', stage.ids.slice(2));
    expect((await move('forbid')).data).toEqual({ moved: 3 });
    expect(await statuses()).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(await events()).toEqual(['allow']);
    expect((await readsOwn()).rows.length).toBe(before - 1);
    expect((await move('allow')).data).toEqual({ moved: 3 });
    expect(await statuses()).toEqual(['published', 'published', 'unpublished']);
  });

  it('seen, a payslip is not withdrawn, and none that is named with it', async () => {
    expect((await stage.employee.call('payroll/payslips/mark-payslip-seen', { id: own() })).error).toBeUndefined();
    expect((await move('withdraw', stage.ids.slice(0, 2))).error?.code).toBe('PAYSLIPS_SEEN');
    expect([await events(), await events(stage.ids[1])]).toEqual([['forbid'], ['withdraw', 'forbid']]);
    expect((await delivery()).seenAt).not.toBeNull();
    expect(await statuses()).toEqual(['published', 'published', 'unpublished']);
  });

  it('are moved all or none: one in another state, and one that there is not, stop all', async () => {
    expect((await move('publish')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await move('forbid', [...stage.ids, 999_999])).error?.code).toBe('NOT_FOUND');
    expect(await statuses()).toEqual(['published', 'published', 'unpublished']);
  });
});
