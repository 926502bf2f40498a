import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer } from '../../support/test-server.ts';

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
  const told = () => stage.prisma.notification.count({ where: { thing: `payslip:${own()}` } });

  it('are listed across batches with their status, by name, number and status', async () => {
    expect(await list()).toMatchObject({ total: 3, rows: stage.ids.map((id) => ({ id, status: 'unpublished', net: '2000.00' })) });
    expect((await list({ status: 'published' })).total).toBe(0);
    expect((await list({ search: 'MOVED-1' })).rows.map(({ id }) => id)).toEqual([stage.ids[1]]);
  });

  it('are not published before their batch is', async () => {
    expect((await move('publish')).error?.code).toBe('PAYSLIPS_OF_BATCH_FIRST');
    expect(await statuses()).toEqual(['unpublished', 'unpublished', 'unpublished']);
  });

  it('published, their people read them and are told once, however often they are withdrawn and published', async () => {
    const publishBatch = () => stage.prisma.batch.update({ where: { id: stage.batch.id }, data: { payslipsPublishedAt: new Date() } });
    await publishBatch();
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

  it('forbidden viewing hides a payslip, and allowing it gives back what it was', async () => {
    const before = (await readsOwn()).rows.length;
    await move('withdraw', stage.ids.slice(2));
    expect((await move('forbid')).data).toEqual({ moved: 3 });
    expect(await statuses()).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect((await readsOwn()).rows.length).toBe(before - 1);
    expect((await move('allow')).data).toEqual({ moved: 3 });
    expect(await statuses()).toEqual(['published', 'published', 'unpublished']);
  });

  it('seen, a payslip is not withdrawn, and none that is named with it', async () => {
    expect((await stage.employee.call('payroll/payslips/mark-payslip-seen', { id: own() })).error).toBeUndefined();
    expect((await move('withdraw', stage.ids.slice(0, 2))).error?.code).toBe('PAYSLIPS_SEEN');
    expect(await statuses()).toEqual(['published', 'published', 'unpublished']);
  });

  it('are moved all or none: one in another state, and one that there is not, stop all', async () => {
    expect((await move('publish')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await move('forbid', [...stage.ids, 999_999])).error?.code).toBe('NOT_FOUND');
    expect(await statuses()).toEqual(['published', 'published', 'unpublished']);
  });
});
