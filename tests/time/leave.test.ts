/** Leave from its rule to the ledger: asked for, approved by whom one reports to, counted by the calendar, taken back, and read by payroll as it is. */
import { type LeaveRule, withoutBalance } from '@wagewright/contracts/time/leave';
import { settleEverybody, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Balance {
  readonly typeId: number;
  readonly balance: string;
  readonly available: string;
  readonly pending: string;
  readonly planned: string;
  readonly taken: string;
}
interface Request {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly amount: string;
  readonly hours: string;
}
interface Account {
  readonly balances: readonly Balance[];
  readonly requests: readonly Request[];
}
interface Ledger {
  readonly balance: string;
  readonly entries: readonly { readonly kind: string; readonly day: string; readonly amount: string; readonly balance: string }[];
}

const yearly: LeaveRule = { ...withoutBalance, keepsBalance: true, accrual: 'yearly', steps: [{ fromYears: 0, amount: '10' }] };

describe('leave', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'administrator' | 'kunmingClerk', TestCaller> = {} as never;
  let county: number;
  let employeeId: number;
  let typeId: number;
  beforeAll(async () => {
    server.now = new Date('2026-11-27T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr', 'administrator', 'kunmingClerk'] as const)
      as[who] = await server.signedIn(demoSignIns[who].account);
    county = (await server.prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } })).id;
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    employeeId = user.employeeId ?? 0;
    const manager = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await server.prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    typeId = (await answer<{ id: number }>('hr', 'create-leave-type', type('REST', yearly))).id;
  });

  const type = (code: string, rule: LeaveRule, more: object = {}) => ({
    code,
    name: { en: `Leave ${code}`, 'zh-CN': `假期${code}` },
    paid: true,
    legalEntityId: county,
    unit: 'days',
    from: '2026-01-01',
    rule,
    ...more,
  });
  const answer = async <Data>(who: keyof typeof as, verb: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(verb.includes('/') ? verb : `time/leave/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: keyof typeof as, verb: string, input: object): Promise<string> => {
    const { error } = await as[who].call(verb.includes('/') ? verb : `time/leave/${verb}`, input);
    return `${error?.code}: ${error?.message}`;
  };
  const balance = async (on?: string, of = typeId): Promise<Balance> => {
    const { balances } = await answer<Account>('employee', 'get-my-leave', on ? { on } : {});
    return balances.find((one) => one.typeId === of) as Balance;
  };
  const ledger = async (on = '2026-12-31', of = typeId) => await answer<Ledger>('employee', 'get-my-leave-ledger', { typeId: of, on });
  const ask = (startDate: string, endDate = startDate, more: object = {}) => ({ typeId, startDate, endDate, ...more });
  const submit = async (startDate: string, endDate = startDate, more: object = {}) =>
    await answer<{ id: number; approvalId: number }>('employee', 'submit-my-leave', ask(startDate, endDate, more));
  const decide = async (verb: string, approvalId: number, remarks = 'Seen') => {
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId } });
    return await as.manager.call(`approvals/instances/${verb}-instance`, { id: approvalId, version, remarks });
  };
  const approved = async (startDate: string, endDate = startDate, more: object = {}) => {
    const made = await submit(startDate, endDate, more);
    expect((await decide('approve', made.approvalId)).error).toBeUndefined();
    return made;
  };
  const request = async (id: number) => await server.prisma.leaveRequest.findUniqueOrThrow({ where: { id } });
  const cancel = async (id: number) => await answer('employee', 'cancel-my-leave', { id, version: (await request(id)).version });

  it('is counted by the calendar: holidays and rest days take nothing, half days a half', async () => {
    // 24 to 28 December 2026: Thursday, Christmas Day (which the county’s calendar of 2026 does not have yet), a weekend, Monday
    const { calendarId } = await server.prisma.legalEntity.findUniqueOrThrow({ where: { id: county } });
    await server.prisma.workCalendarDay.create({ data: { calendarId: calendarId ?? 0, date: new Date('2026-12-25'), kind: 'holiday' } });
    const preview = await answer<{
      amount: string;
      hours: string;
      skipped: { date: string; kind: string }[];
      balanceAfter: string;
      problem: null;
    }>('employee', 'preview-my-leave', ask('2026-12-24', '2026-12-28', { startPart: 'afternoon' }));
    expect(preview).toMatchObject({ amount: '1.5', hours: '12', balanceAfter: '8.5', problem: null });
    expect(preview.skipped).toMatchObject([
      { date: '2026-12-25', kind: 'holiday' },
      { date: '2026-12-26', kind: 'restday' },
      { date: '2026-12-27', kind: 'restday' },
    ]);
    expect(await refusal('employee', 'submit-my-leave', ask('2026-12-25', '2026-12-27'))).toMatch(/LEAVE_NO_DAYS/);
    expect(await refusal('employee', 'submit-my-leave', ask('2026-12-28', '2026-12-24'))).toMatch(/LEAVE_DAYS/);
    expect(await refusal('employee', 'submit-my-leave', ask('2026-12-28', '2026-12-28', { hours: '2' }))).toMatch(/LEAVE_HOURS/);
  });

  it('is asked for, approved by whom one reports to, and stands in the ledger then', async () => {
    const made = await submit('2026-12-28', '2026-12-29', { reason: 'Family' });
    expect(await balance()).toMatchObject({ balance: '10', pending: '2', planned: '0', available: '8' });
    expect((await ledger('2026-12-31')).balance, 'what is not approved is in no ledger').toBe('10');
    const { data } = await as.manager.call('time/leave/get-leave-request', { id: made.id });
    expect(data).toMatchObject({ request: { status: 'pending-approval', reason: 'Family' }, balance: { balance: '10', pending: '2' } });
    expect((await decide('approve', made.approvalId)).error).toBeUndefined();
    expect(await balance()).toMatchObject({ balance: '10', pending: '0', planned: '2', available: '8' });
    expect(await balance('2026-12-28'), 'the day itself').toMatchObject({ balance: '9', planned: '1', taken: '1' });
    expect(await ledger('2026-12-31')).toMatchObject({
      balance: '8',
      entries: [
        { kind: 'grant', day: '2026-01-01', amount: '10', balance: '10' },
        { kind: 'request', day: '2026-12-28', amount: '-2', balance: '8' },
      ],
    });
    expect(await request(made.id)).toMatchObject({ status: 'approved' });
  });

  it('that is taken back leaves the ledger as it was', async () => {
    const before = await ledger();
    const made = await approved('2026-12-30');
    expect((await ledger()).balance).not.toBe(before.balance);
    await cancel(made.id);
    const after = await ledger();
    expect(after.balance).toBe(before.balance);
    expect(after.entries.map(({ kind }) => kind)).toContain('reversal');
    expect((await balance()).planned).toBe('2');
    expect(await refusal('employee', 'cancel-my-leave', { id: made.id, version: (await request(made.id)).version })).toMatch(
      /ILLEGAL_TRANSITION/,
    );
    expect(await answer('employee', 'submit-my-leave', ask('2026-12-30')), 'the day is free again').toMatchObject({
      id: expect.any(Number),
    });
  });

  it('is not taken twice, nor more than there is, now or when leave that is approved already is to be taken', async () => {
    expect(await refusal('employee', 'submit-my-leave', ask('2026-12-28'))).toMatch(/LEAVE_OVERLAPS.*2026/);
    // a half day beside a half day is one day
    await submit('2026-12-31', '2026-12-31', { endPart: 'morning' });
    expect(await refusal('employee', 'submit-my-leave', ask('2026-12-31', '2026-12-31', { endPart: 'morning' }))).toMatch(/LEAVE_OVERLAPS/);
    await submit('2026-12-31', '2026-12-31', { startPart: 'afternoon' });
    // 2 approved, 1 and 1 asked for: 6 of 10 are left
    expect((await balance()).available).toBe('6');
    const told = await refusal('employee', 'submit-my-leave', ask('2026-12-07', '2026-12-15'));
    expect(told).toMatch(/LEAVE_BALANCE_SHORT: .* would have -1 days of Leave REST on Dec 31, 2026, and at least 0 days must be left/);
    await submit('2026-12-07', '2026-12-14');
    expect((await balance()).available).toBe('0');
    expect(await refusal('employee', 'submit-my-leave', ask('2026-12-21'))).toMatch(/LEAVE_BALANCE_SHORT/);
  });

  it('is looked at again when it is approved: what others have taken meanwhile is gone', async () => {
    const other = (await answer<{ id: number }>('hr', 'create-leave-type', type('AGAIN', yearly))).id;
    const made = await submit('2027-02-01', '2027-02-10', { typeId: other });
    await answer('hr', 'adjust-leave', { employeeId, typeId: other, day: '2027-01-04', amount: '-3', reason: 'Paid out' });
    expect((await decide('approve', made.approvalId)).error).toMatchObject({ code: 'LEAVE_BALANCE_SHORT' });
    expect(await request(made.id), 'nothing has happened').toMatchObject({ status: 'pending-approval' });
    await answer('hr', 'adjust-leave', { employeeId, typeId: other, day: '2027-01-04', amount: '3', reason: 'Not paid out' });
    expect((await decide('approve', made.approvalId)).error).toBeUndefined();
  });

  it('that was sent back is asked for again or given up; what is refused takes nothing', async () => {
    const free = (await answer<{ id: number }>('hr', 'create-leave-type', type('FREE', withoutBalance))).id;
    const made = await submit('2027-03-01', '2027-03-01', { typeId: free });
    expect((await decide('roll-back', made.approvalId, 'Which day?')).error).toBeUndefined();
    expect(await request(made.id)).toMatchObject({ status: 'rolled-back' });
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: made.approvalId } });
    const reset = await as.employee.call('approvals/instances/reset-instance', { id: made.approvalId, version, remarks: '' });
    expect(reset.error).toBeUndefined();
    const again = await as.employee.call('approvals/instances/submit-instance', { id: made.approvalId, version: version + 1, remarks: '' });
    expect(again.error).toBeUndefined();
    expect(await request(made.id)).toMatchObject({ status: 'pending-approval' });
    expect((await decide('reject', made.approvalId, 'No')).error).toBeUndefined();
    expect(await request(made.id)).toMatchObject({ status: 'rejected' });
    expect(await balance(undefined, free)).toMatchObject({ pending: '0', planned: '0' });
  });

  it('shows the approver who else of the team is away, and not why', async () => {
    const { supervisorId } = await server.prisma.assignment.findFirstOrThrow({ where: { employeeId } });
    const mate = await server.prisma.employee.findFirstOrThrow({
      where: {
        id: { not: employeeId },
        legalEntityId: county,
        terminationDate: null,
        assignments: { some: { expiryDate: null } },
        manages: { none: {} },
      },
    });
    await server.prisma.assignment.updateMany({ where: { employeeId: mate.id }, data: { supervisorId } });
    const free = (await server.prisma.leaveType.findUniqueOrThrow({ where: { code: 'FREE' } })).id;
    await answer('hr', 'submit-leave', {
      employeeId: mate.id,
      typeId: free,
      startDate: '2027-04-05',
      endDate: '2027-04-09',
      reason: 'Secret',
    });
    const made = await submit('2027-04-08', '2027-04-12', { typeId: free });
    const { away, teamSize } = await answer<{ away: object[]; teamSize: number }>('manager', 'get-leave-request', { id: made.id });
    expect(away).toEqual([{ employeeId: mate.id, name: mate.name, from: '2027-04-05', until: '2027-04-09', status: 'pending-approval' }]);
    expect(teamSize).toBeGreaterThan(1);
    await cancel(made.id);
  });

  it('is seen by the team’s manager and by HR of the legal entity, and by nobody else (S2)', async () => {
    const { id } = await server.prisma.leaveRequest.findFirstOrThrow({ where: { employeeId } });
    const stranger = await server.prisma.leaveRequest.findFirstOrThrow({ where: { employee: { legalEntity: { country: 'CN' } } } });
    for (const [who, verb, input] of [
      ['employee', 'get-leave-request', { id: stranger.id }],
      ['hr', 'get-leave-request', { id: stranger.id }],
      ['hr', 'get-leave', { employeeId: stranger.employeeId }],
      ['hr', 'get-leave-ledger', { employeeId: stranger.employeeId, typeId: stranger.typeId }],
      ['hr', 'cancel-leave', { id: stranger.id, version: 1, reason: 'x' }],
      ['hr', 'submit-leave', { employeeId: stranger.employeeId, typeId: stranger.typeId, startDate: '2027-01-04', endDate: '2027-01-04' }],
      ['hr', 'adjust-leave', { employeeId, typeId: stranger.typeId, day: '2026-06-01', amount: '1', reason: 'x' }],
      ['manager', 'get-leave', { employeeId: stranger.employeeId }],
      ['kunmingClerk', 'get-leave-request', { id }],
      ['employee', 'submit-my-leave', { typeId: stranger.typeId, startDate: '2027-01-04', endDate: '2027-01-04' }],
    ] as const)
      expect(await refusal(who, verb, input), `${who} ${verb}`).toMatch(/^NOT_FOUND/);
    const of = async (who: keyof typeof as) =>
      new Set(
        (await answer<{ rows: { employeeId: number }[] }>(who, 'list-leave-requests', { limit: 500 })).rows.map((row) => row.employeeId),
      );
    expect(await of('manager')).toContain(employeeId);
    expect(await of('kunmingClerk')).not.toContain(employeeId);
    expect(await of('hr')).not.toContain(stranger.employeeId);
  });

  it('that has begun is taken back by HR alone, with a reason', async () => {
    const free = (await server.prisma.leaveType.findUniqueOrThrow({ where: { code: 'FREE' } })).id;
    const made = await approved('2027-05-03', '2027-05-07', { typeId: free });
    server.now = new Date('2027-05-04T15:00:00Z');
    await server.prisma.session.updateMany({ data: { lastSeenAt: server.now, expiresAt: new Date('2027-05-04T20:00:00Z') } });
    const { version } = await request(made.id);
    expect(await refusal('employee', 'cancel-my-leave', { id: made.id, version })).toMatch(/LEAVE_BEGAN/);
    expect(await answer('hr', 'cancel-leave', { id: made.id, version, reason: 'Called back' })).toEqual({ version: version + 1 });
    const changed = await server.prisma.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM known.leave_request WHERE id = ${made.id}`;
    expect(Number(changed[0]?.count), 'what was approved is still known').toBeGreaterThan(1);
  });

  it('is written by the clock once, whenever it is asked again', async () => {
    const settle = () =>
      settleEverybody((work) => server.prisma.$transaction((tx) => work(sqlOfPrisma(tx)), { timeout: 120_000 }), server.now);
    const first = await settle();
    expect(first.entries).toBeGreaterThan(100);
    expect(await settle()).toMatchObject({ entries: 0 });
    const doubled = await server.prisma
      .$queryRaw`SELECT key FROM leave_entry WHERE kind = 'grant' GROUP BY employee_id, type_id, key HAVING count(*) > 1`;
    expect(doubled).toEqual([]);
  });

  it('keeps a ledger that nobody changes, not even the product', async () => {
    await expect(server.prisma.$executeRaw`UPDATE leave_entry SET numerator = 100`).rejects.toThrow(/permission denied/);
    await expect(server.prisma.$executeRaw`DELETE FROM leave_entry`).rejects.toThrow(/permission denied/);
  });

  it('goes by a rule that stays once leave years have begun by it', async () => {
    const { version } = await server.prisma.leaveType.findUniqueOrThrow({ where: { id: typeId } });
    const put = (from: string, more: Partial<LeaveRule> = {}) =>
      refusal('hr', 'put-leave-rule', { id: typeId, version, from, rule: { ...yearly, ...more } });
    expect(await put('2026-01-01')).toMatch(/LEAVE_RULE_BEGAN/);
    expect(await put('2028-01-01', { leaveYear: 'service' })).toMatch(/LEAVE_YEAR_STAYS/);
    expect(await put('2028-01-01', { steps: [] })).toMatch(/VALIDATION_FAILED/);
    await answer('hr', 'put-leave-rule', {
      id: typeId,
      version,
      from: '2028-01-01',
      rule: { ...yearly, steps: [{ fromYears: 0, amount: '20' }] },
    });
    expect((await ledger('2028-01-01')).entries.at(-1)).toMatchObject({ kind: 'grant', amount: '20' });
    expect(await put('2028-01-01')).toMatch(/STALE_VERSION/);
  });
});
