import { demoSignIns } from '@wagewright/db/seed';
import { beforeEach, describe, expect, it } from 'vitest';
import { forAllTests } from '../../support/index.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/test-server.ts';

interface PeriodView {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
  readonly paymentMonth: string;
  readonly paidDate: string | null;
  readonly events: readonly string[];
  readonly batches: readonly { id: number; name: string; status: string; held: number }[];
}

interface Stage extends AsyncDisposable {
  readonly server: TestServer;
  readonly clerk: TestCaller;
  readonly manager: TestCaller;
  readonly approver: TestCaller;
  readonly solutionId: number;
}

async function openStage(): Promise<Stage> {
  const server = await startTestServer();
  const [clerk, approver] = [await server.signedIn(demoSignIns.clerk.account), await server.signedIn(demoSignIns.approver.account)];
  const { id: solutionId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  const user = await server.prisma.user.create({ data: { kind: 'custom', account: 'manager@period.test', displayName: 'Manager' } });
  const role = await server.prisma.role.findUniqueOrThrow({ where: { code: 'solution-manager' } });
  await server.prisma.userRole.create({ data: { userId: user.id, roleId: role.id } });
  await server.prisma.solutionUser.create({ data: { solutionId, userId: user.id, role: 'manager' } });
  const manager = await server.signedIn(user.account);
  return { server, clerk, manager, approver, solutionId, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('periods of a solution', () => {
  const stage = forAllTests(openStage);
  const list = async (caller = stage.clerk): Promise<PeriodView[]> =>
    ((await caller.call('payroll/periods/list-periods', { solutionId: stage.solutionId })).data as { rows: PeriodView[] }).rows;
  const get = async (id: number, caller = stage.clerk): Promise<PeriodView> =>
    (await caller.call('payroll/periods/get-period', { id })).data as PeriodView;
  const act = async (verb: string, id: number, more: object = {}, caller = stage.clerk) =>
    await caller.call(`payroll/periods/${verb}-period`, { id, version: (await get(id)).version, ...more });
  const code = async (answer: Promise<{ error: { code: string } | undefined }>) => (await answer).error?.code;
  const last = async (): Promise<PeriodView> => (await list())[0] as PeriodView;
  const day = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

  const create = async (more: object = {}) => {
    const { endDate } = await last();
    const dates = { startDate: day(endDate, 1), endDate: day(endDate, 14), payDate: day(endDate, 20) };
    const input = { solutionId: stage.solutionId, name: `P-${endDate}`, ...dates, ...more };
    return await stage.clerk.call('payroll/periods/create-period', input);
  };
  let period: PeriodView;
  beforeEach(async () => {
    const { data, error } = await create();
    if (error) throw new Error(error.message);
    period = data as PeriodView;
  });
  const addBatch = async (status: string) => {
    const { id: copyId } = await stage.server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: stage.solutionId } });
    const sequence = 1 + (await stage.server.prisma.batch.count({ where: { periodId: period.id } }));
    return await stage.server.prisma.batch.create({ data: { periodId: period.id, copyId, sequence, name: `Batch ${sequence}`, status } });
  };
  const pay = async (batchId: number, held: boolean, rowNumber = 1) => {
    const { id: employeeId } = await stage.server.prisma.employee.findFirstOrThrow({ orderBy: { id: 'asc' } });
    const heldAt = held ? new Date() : null;
    await stage.server.prisma.batchPayee.create({ data: { batchId, employeeId, rowNumber, heldAt } });
  };

  it('a new one comes after the last, is not activated, and takes attendance and months from its days and pay date', async () => {
    expect(period).toMatchObject({
      status: 'disabled',
      version: 1,
      batches: [],
      attendanceStart: period.startDate,
      attendanceEnd: period.endDate,
    });
    expect(period.paymentMonth).toBe(period.payDate.slice(0, 7));
    expect(period.events.toSorted()).toEqual(['delete', 'edit', 'enable', 'set-opening-balances']);
    expect((await last()).id).toBe(period.id);
  });

  it('a new one is refused where it overlaps the last one, or has its name', async () => {
    expect(await code(create({ startDate: period.endDate }))).toBe('PERIOD_BEFORE_PREVIOUS');
    expect(await code(create({ name: period.name }))).toBe('PERIOD_NAME_TAKEN');
    expect((await last()).id).toBe(period.id);
  });

  it('an inactive solution gets no new one', async () => {
    const where = { id: stage.solutionId };
    await stage.server.prisma.solution.update({ where, data: { status: 'inactive' } });
    expect(await code(create())).toBe('ILLEGAL_TRANSITION');
    await stage.server.prisma.solution.update({ where, data: { status: 'active' } });
  });

  it('is activated, and deactivated as long as it has no batch', async () => {
    expect((await act('enable', period.id)).data).toMatchObject({ status: 'enabled', version: 2 });
    expect((await act('disable', period.id)).data).toMatchObject({ status: 'disabled', version: 3 });
    await act('enable', period.id);
    await addBatch('new');
    expect(await code(act('disable', period.id))).toBe('PERIOD_HAS_BATCHES');
    expect((await get(period.id)).events).not.toContain('disable');
  });

  it('is closed when its batches are closed or canceled, and keeps the day on which people were paid', async () => {
    await act('enable', period.id);
    await addBatch('canceled');
    const open = await addBatch('approved');
    const refused = await act('close', period.id);
    expect(refused.error?.code).toBe('PERIOD_BATCHES_OPEN');
    expect(refused.error?.message).toContain('Batch 2');
    expect((await get(period.id)).events).not.toContain('close');
    await stage.server.prisma.batch.update({ where: { id: open.id }, data: { status: 'closed' } });
    expect((await get(period.id)).events).toContain('close');
    expect((await act('close', period.id)).data).toMatchObject({ status: 'closed', paidDate: period.payDate });
  });

  it('is not closed while somebody is held, until another batch of the period pays them', async () => {
    await act('enable', period.id);
    const batch = await addBatch('closed');
    await pay(batch.id, true);
    expect(await code(act('close', period.id))).toBe('PAYEES_HELD');
    expect((await get(period.id)).batches).toMatchObject([{ id: batch.id, held: 1 }]);
    const offcycle = await addBatch('closed');
    await pay(offcycle.id, false);
    expect((await get(period.id)).batches.map(({ held }) => held)).toEqual([0, 0]);
    expect((await act('close', period.id)).data).toMatchObject({ status: 'closed' });
  });

  it('a closed one never changes but through its reopening, which says why', async () => {
    await act('enable', period.id);
    await act('close', period.id);
    const { startDate, endDate, payDate } = period;
    const edit = { name: 'X', startDate, endDate, payDate };
    for (const [verb, more] of [
      ['enable', {}],
      ['disable', {}],
      ['close', {}],
      ['delete', {}],
      ['edit', edit],
    ] as const)
      expect(await code(act(verb, period.id, more)), verb).toBe('ILLEGAL_TRANSITION');
    expect(await code(act('reopen', period.id, { remarks: ' ' }))).toBe('VALIDATION_FAILED');
    expect((await act('reopen', period.id, { remarks: 'a bank returned money' })).data).toMatchObject({
      status: 'enabled',
      paidDate: null,
    });
    const told = await stage.server.prisma.auditEntry.findFirstOrThrow({
      where: { procedure: 'payroll/periods/reopen-period' },
      orderBy: { id: 'desc' },
    });
    expect(told.after).toMatchObject({ event: 'reopen', remarks: 'a bank returned money' });
  });

  it('is reopened by permission: a solution’s manager closes it, and is told that opening it again takes another right', async () => {
    await act('enable', period.id, {}, stage.manager);
    expect((await act('close', period.id, {}, stage.manager)).status).toBe(200);
    expect((await get(period.id, stage.manager)).events).not.toContain('reopen');
    const refused = await act('reopen', period.id, { remarks: 'please' }, stage.manager);
    expect(refused.error).toMatchObject({ code: 'AUTHORIZATION_REQUIRED' });
    expect(refused.error?.message).toContain('open closed periods again');
  });

  it('is not edited by whoever may only see it: the no-permission message names the right', async () => {
    const { startDate, endDate, payDate } = period;
    const refused = await act('edit', period.id, { name: 'X', startDate, endDate, payDate }, stage.approver);
    expect(refused.error).toMatchObject({ code: 'AUTHORIZATION_REQUIRED' });
    expect(refused.error?.message).toContain('edit periods');
    expect((await get(period.id, stage.approver)).events).toEqual([]);
  });

  it('is edited between its neighbours while nobody is paid in it', async () => {
    const { startDate, endDate } = period;
    const edit = (more: object) => act('edit', period.id, { name: 'Edited', startDate, endDate, payDate: day(endDate, 8), ...more });
    expect((await edit({})).data).toMatchObject({ name: 'Edited', payDate: day(endDate, 8), version: 2 });
    expect(await code(edit({ startDate: day(startDate, -1) }))).toBe('PERIOD_BEFORE_PREVIOUS');
    const next = (await create({ name: `next of ${period.name}` })).data as PeriodView;
    expect(await code(edit({ endDate: next.startDate }))).toBe('PERIOD_AFTER_NEXT');
    await act('delete', next.id);
    await act('enable', period.id);
    await addBatch('new');
    expect(await code(edit({}))).toBe('PERIOD_HAS_BATCHES');
  });

  it('is deleted only as the last one, not activated, and while nothing points to it', async () => {
    const next = (await create()).data as PeriodView;
    expect(await code(act('delete', period.id))).toBe('ILLEGAL_TRANSITION');
    expect((await act('delete', next.id)).data).toEqual({ id: next.id });
    await addBatch('canceled');
    expect(await code(act('delete', period.id))).toBe('ILLEGAL_TRANSITION');
  });

  it('is not moved by whoever has not seen how it stands', async () => {
    const { version } = await get(period.id);
    await act('enable', period.id);
    expect(await code(stage.clerk.call('payroll/periods/disable-period', { id: period.id, version }))).toBe('STALE_VERSION');
  });
});
