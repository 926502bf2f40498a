import { styleItems } from '@wagewright/contracts/payroll/payslips';
import { payslipSettingColumns } from '@wagewright/db/columns';
import { demoSignIns } from '@wagewright/db/seed';
import { describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer } from '../../support/test-server.ts';

interface Thread {
  readonly status: string;
  readonly item: { readonly en: string } | null;
  readonly version: number;
  readonly entries: readonly { readonly side: string; readonly event: string; readonly words: string }[];
}
interface Mine {
  readonly check: { readonly status: string };
  readonly events: readonly string[];
  readonly dispute: Thread | null;
}

/** A published payslip of the demo employee, and one of somebody else. */
async function openStage() {
  const server = await startTestServer();
  const { prisma } = server;
  const clerk = await server.signedIn(demoSignIns.clerk.account);
  const employee = await server.signedIn(demoSignIns.employee.account);
  const batch = await prisma.batch.findFirstOrThrow({
    where: { period: { solution: { code: 'US_BIWEEKLY' } } },
    include: { period: true },
  });
  const setting = await prisma.payslipSetting.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const { employeeId } = await prisma.user.findFirstOrThrow({ where: { account: demoSignIns.employee.account } });
  const other = await prisma.employee.findFirstOrThrow({ where: { id: { not: employeeId ?? 0 } }, orderBy: { id: 'asc' } });
  const make = async (whose: number, number: string) => {
    const of = { batchId: batch.id, periodId: batch.periodId, employeeId: whose, settingId: setting.id, runId: 1, number };
    const amounts = { currency: 'USD', gross: 300_000n, deductions: 100_000n, net: 200_000n };
    return (await prisma.payslip.create({ data: { ...of, ...amounts, status: 'published', publishedAt: new Date() } })).id;
  };
  const [own, others] = [await make(employeeId ?? 0, 'OWN'), await make(other.id, 'OTHER')];
  return { server, prisma, clerk, employee, own, others, setting, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('an employee confirms a payslip or says what is wrong with it', () => {
  const stage = forAllTests(openStage);
  const say = (words: string, more: object = {}) =>
    stage.employee.call('payroll/payslip-disputes/dispute-payslip', { id: stage.own, words, ...more });
  const confirm = (id = stage.own) => stage.employee.call('payroll/payslip-disputes/confirm-payslip', { id });
  const mine = async () => (await stage.employee.call('payroll/payslip-disputes/get-my-dispute', { id: stage.own })).data as Mine;
  const found = async (status?: string) =>
    (await stage.clerk.call('payroll/payslip-disputes/list-disputes', status ? { status } : {})).data as {
      readonly waiting: number;
      readonly rows: readonly { readonly id: number; readonly lastWords: string }[];
    };
  const answer = async (event: string, words: string, version?: number) => {
    const { id, version: current } = await stage.prisma.payslipDispute.findUniqueOrThrow({ where: { payslipId: stage.own } });
    return await stage.clerk.call('payroll/payslip-disputes/answer-dispute', { id, version: version ?? current, event, words });
  };
  const tellings = (template: string) => stage.prisma.notification.count({ where: { template } });

  it('confirms, which counts as having seen it, and only once', async () => {
    expect((await mine()).events).toEqual(['confirm', 'dispute']);
    expect((await confirm()).error).toBeUndefined();
    expect((await mine()).check.status).toBe('confirmed');
    expect((await stage.prisma.payslip.findUniqueOrThrow({ where: { id: stage.own } })).seenAt).not.toBeNull();
    expect((await confirm()).error?.code).toBe('ILLEGAL_TRANSITION');
  });

  it('disputes a line of it; whoever manages its solution is told and finds it waiting', async () => {
    const [item] = styleItems(payslipSettingColumns.style(stage.setting.style));
    expect((await say('No such line', { item: 'Nowhere' })).error?.code).toBe('NOT_FOUND');
    expect(await tellings('payslip-disputed')).toBe(0);
    expect((await say('Two hours are missing', item ? { item: item.column } : {})).data).toMatchObject({ status: 'open' });
    expect(await mine()).toMatchObject({ check: { status: 'disputed' }, dispute: { status: 'open', entries: [{ side: 'employee' }] } });
    expect(await found('open')).toMatchObject({ waiting: 1, rows: [{ lastWords: 'Two hours are missing' }] });
    expect(await tellings('payslip-disputed')).toBe(1);
  });

  it('the clerk answers, the employee is told and writes again: it waits once more', async () => {
    expect((await answer('answer', 'Which day?')).data).toMatchObject({ status: 'answered' });
    expect((await found('open')).waiting).toBe(0);
    expect(await tellings('payslip-dispute-answered')).toBe(1);
    await say('Friday');
    expect((await found('open')).waiting).toBe(1);
    expect((await mine()).dispute?.entries.map(({ event, words }) => [event, words])).toEqual([
      ['dispute', 'Two hours are missing'],
      ['answer', 'Which day?'],
      ['write', 'Friday'],
    ]);
  });

  it('of two who answer what they have read, the second is told that it has changed', async () => {
    const { version } = (await mine()).dispute ?? { version: 0 };
    expect((await answer('answer', 'First', version)).error).toBeUndefined();
    expect((await answer('answer', 'Second', version)).error?.code).toBe('STALE_VERSION');
  });

  it('resolved, it can be opened again; confirmed, it is settled', async () => {
    expect((await answer('resolve', 'Paid with the next period')).data).toMatchObject({ status: 'resolved' });
    expect((await answer('answer', 'Late')).error?.code).toBe('ILLEGAL_TRANSITION');
    expect((await mine()).check.status).toBe('resolved');
    await say('It was not');
    expect(await mine()).toMatchObject({ check: { status: 'disputed' }, dispute: { status: 'open' } });
    await confirm();
    expect(await mine()).toMatchObject({ check: { status: 'confirmed' }, dispute: { status: 'resolved' } });
  });

  it('its words stay readable to both when viewing is forbidden, and nothing more is written', async () => {
    await stage.prisma.payslip.update({ where: { id: stage.own }, data: { status: 'forbidden' } });
    expect(await mine()).toMatchObject({ events: [], dispute: { entries: expect.arrayContaining([]) } });
    expect((await mine()).dispute?.entries.length).toBeGreaterThan(3);
    expect((await say('More')).error?.code).toBe('NOT_FOUND');
    const [row] = (await found()).rows;
    expect((await stage.clerk.call('payroll/payslip-disputes/get-dispute', { id: row?.id ?? 0 })).error).toBeUndefined();
  });

  it('somebody else’s payslip is not there', async () => {
    expect((await confirm(stage.others)).error?.code).toBe('NOT_FOUND');
    const call = await stage.employee.call('payroll/payslip-disputes/get-my-dispute', { id: stage.others });
    expect(call.error?.code).toBe('NOT_FOUND');
  });
});
