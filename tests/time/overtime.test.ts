/** Overtime: before or after the fact, by the kind of its day, made good by pay or leave, and no more of it than was worked. */
import { withoutBalance } from '@wagewright/contracts/time/leave';
import { demoSignIns } from '@wagewright/db/seed';
import { basePath, serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

describe('overtime', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'kunmingClerk', TestCaller> = {} as never;
  let employeeId: number;
  let leaveTypeId: number;
  beforeAll(async () => {
    const { prisma } = server;
    server.now = new Date('2026-11-27T15:00:00Z'); // a Friday
    for (const who of ['employee', 'manager', 'hr', 'kunmingClerk'] as const) as[who] = await server.signedIn(demoSignIns[who].account);
    const county = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    await prisma.workCalendarDay.create({ data: { calendarId: county.calendarId ?? 0, date: new Date('2026-11-26'), kind: 'holiday' } });
    employeeId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).employeeId ?? 0;
    const manager = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    const rule = { ...withoutBalance, keepsBalance: true, overtime: { weekday: '1', restday: '1.5', holiday: '0' } };
    const asked = {
      code: 'TOIL',
      name: { en: 'Time off in lieu', 'zh-CN': '调休' },
      paid: true,
      legalEntityId: county.id,
      unit: 'hours',
      from: '2026-01-01',
      rule,
    };
    leaveTypeId = (await answer<{ id: number }>('hr', 'time/leave/create-leave-type', asked)).id;
  });
  const answer = async <Data>(who: keyof typeof as, id: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(id.startsWith('time/') ? id : `time/overtime/${id}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: keyof typeof as, id: string, input: object) => (await as[who].call(`time/overtime/${id}`, input)).error?.code;
  const pay = (date: string, hours = '3') => ({ date, hours, compensationWay: 'pay' });
  const lieu = (date: string, hours = '3') => ({ date, hours, compensationWay: 'leave', leaveTypeId });
  const row = async (id: number) => await server.prisma.overtimeRequest.findUniqueOrThrow({ where: { id } });
  const seen = async (id: number) => ({ id, version: (await row(id)).version });
  const approved = async (asked: object): Promise<number> => {
    const { id, approvalId } = await answer<{ id: number; approvalId: number }>('employee', 'submit-my-overtime', asked);
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId } });
    const { error } = await as.manager.call('approvals/instances/approve-instance', { id: approvalId, version, remarks: '' });
    expect(error).toBeUndefined();
    return id;
  };
  const lieuBalance = async (on = '2026-12-31'): Promise<string | undefined> => {
    const { balances } = await answer<{ balances: { typeId: number; balance: string }[] }>('employee', 'time/leave/get-my-leave', { on });
    return balances.find(({ typeId }) => typeId === leaveTypeId)?.balance;
  };

  it('is of the kind that its day is of by the calendar', async () => {
    const kind = async (date: string) => (await answer<{ kind: string }>('employee', 'preview-my-overtime', pay(date))).kind;
    expect([await kind('2026-11-25'), await kind('2026-11-26'), await kind('2026-11-28')]).toEqual(['weekday', 'holiday', 'restday']);
    const { leaveTypes } = await answer<{ leaveTypes: object[] }>('employee', 'preview-my-overtime', pay('2026-11-28'));
    expect(leaveTypes).toEqual([{ id: leaveTypeId, name: { en: 'Time off in lieu', 'zh-CN': '调休' }, factor: '1.5' }]);
    expect(await refusal('employee', 'submit-my-overtime', lieu('2026-11-26')), 'of a holiday it is paid').toBe('OVERTIME_NOT_AS_LEAVE');
    expect(await refusal('employee', 'submit-my-overtime', { ...pay('2026-11-25'), leaveTypeId })).toBe('OVERTIME_WAY');
    expect(await refusal('employee', 'submit-my-overtime', pay('2026-11-25', '24.25'))).toBe('VALIDATION_FAILED');
  });

  it('is asked for once a day, before it or after it, and reaches pay when it is approved', async () => {
    const id = await approved(pay('2026-11-25'));
    expect(await row(id)).toMatchObject({ kind: 'weekday', status: 'approved', compensationWay: 'pay' });
    expect(String((await row(id)).hours)).toBe('3');
    expect(await refusal('employee', 'submit-my-overtime', pay('2026-11-25'))).toBe('OVERTIME_TWICE');
    const ahead = await approved(pay('2026-12-01', '2'));
    const { rows } = await answer<{ rows: { id: number; afterTheFact: boolean; mayConfirm: boolean }[] }>(
      'manager',
      'list-overtime-requests',
      { employeeId },
    );
    expect(rows).toMatchObject([
      { id: ahead, afterTheFact: false, mayConfirm: false },
      { id, afterTheFact: true, mayConfirm: true },
    ]);
    expect(await refusal('manager', 'confirm-overtime', { ...(await seen(ahead)), actualHours: '2' })).toBe('OVERTIME_AHEAD');
  });

  it('counts as long as was worked, and no longer than was asked for', async () => {
    const { id } = await server.prisma.overtimeRequest.findFirstOrThrow({ where: { employeeId, date: new Date('2026-11-25') } });
    const confirm = async (actualHours: string) =>
      (await answer<{ hours: string }>('manager', 'confirm-overtime', { ...(await seen(id)), actualHours })).hours;
    expect(await confirm('2.25')).toBe('2.25');
    expect(await confirm('5')).toBe('3');
    expect(await confirm('0')).toBe('0');
    const versions = await server.prisma.$queryRaw<
      { hours: object }[]
    >`SELECT hours FROM known.overtime_request WHERE id = ${id} ORDER BY known_from`;
    expect(versions.length, 'what payroll may have read stays known').toBeGreaterThan(3);
    expect(await refusal('employee', 'confirm-overtime', { ...(await seen(id)), actualHours: '3' })).toBe('AUTHORIZATION_REQUIRED');
    const own = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const mine = {
      employeeId: own.employeeId ?? 0,
      date: new Date('2026-11-24'),
      kind: 'weekday',
      compensationWay: 'pay',
      hours: 1,
      appliedHours: 1,
    };
    const { id: ownId } = await server.prisma.overtimeRequest.create({ data: { ...mine, status: 'approved' } });
    expect(await refusal('hr', 'confirm-overtime', { id: ownId, version: 1, actualHours: '1' })).toBe('OVERTIME_OWN');
    expect(await refusal('hr', 'cancel-overtime', { id: ownId, version: 1, reason: 'x' })).toBe('OVERTIME_BEGAN');
  });

  it('that is taken as leave comes into its ledger, by what an hour of the day is worth', async () => {
    const id = await approved(lieu('2026-11-21', '4')); // a Saturday
    expect(await lieuBalance()).toBe('6');
    expect(await lieuBalance('2026-11-20'), 'from its day on').toBe('0');
    await answer('manager', 'confirm-overtime', { ...(await seen(id)), actualHours: '3' });
    expect(await lieuBalance()).toBe('4.5');
    await answer('manager', 'confirm-overtime', { ...(await seen(id)), actualHours: '4' });
    expect(await lieuBalance()).toBe('6');
    const { entries } = await answer<{ entries: { kind: string; amount: string; corrects: boolean }[] }>(
      'employee',
      'time/leave/get-my-leave-ledger',
      {
        typeId: leaveTypeId,
      },
    );
    expect(entries).toMatchObject([
      { kind: 'credit', amount: '6', corrects: false },
      { kind: 'credit', amount: '-1.5', corrects: true },
      { kind: 'credit', amount: '1.5', corrects: true },
    ]);
    expect(await refusal('employee', 'cancel-my-overtime', await seen(id))).toBe('OVERTIME_BEGAN');
    await answer('hr', 'cancel-overtime', { ...(await seen(id)), reason: 'Another Saturday' });
    expect(await lieuBalance()).toBe('0');
    expect(await refusal('hr', 'confirm-overtime', { ...(await seen(id)), actualHours: '1' })).toBe('ILLEGAL_TRANSITION');
    expect(await approved(lieu('2026-11-21', '1')), 'the day is free again').toBeGreaterThan(id);
  });

  it('is held against what was clocked, day by day, and only its differences where they are asked for', async () => {
    const { prisma } = server;
    const about = { employeeId, kind: 'weekday', compensationWay: 'pay' };
    const ask = async (date: string, status: string, hours: number) =>
      await prisma.overtimeRequest.create({ data: { ...about, date: new Date(date), status, hours, appliedHours: hours } });
    const clock = async (date: string, extraHours: number) =>
      await prisma.attendanceRecord.create({ data: { employeeId, date: new Date(date), scheduledHours: 8, workedHours: 8, extraHours } });
    for (const [date, status, hours] of [
      ['2026-10-05', 'approved', 2],
      ['2026-10-06', 'approved', 2],
      ['2026-10-09', 'pending-approval', 1],
      ['2026-10-10', 'approved', 4],
      ['2026-10-12', 'cancelled', 1],
      ['2026-10-13', 'rejected', 1],
    ] as const)
      await ask(date, status, hours);
    for (const [date, hours] of [
      ['2026-10-05', 2.1],
      ['2026-10-06', 0.5],
      ['2026-10-07', 1.25],
      ['2026-10-08', 0.2],
      ['2026-10-09', 1],
      ['2026-10-13', 1],
    ] as const)
      await clock(date, hours);
    const { employeeNumber } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const days = { from: '2026-10-01', until: '2026-10-31', search: employeeNumber };
    interface Held {
      readonly total: number;
      readonly rows: Record<'date' | 'askedHours' | 'approvedHours' | 'clockedHours' | 'countedHours' | 'differenceHours', string | null>[];
    }
    const held = async (who: keyof typeof as, more = {}) => {
      const { total, rows } = await answer<Held>(who, 'list-overtime-hours', { ...days, ...more });
      expect(rows).toHaveLength(Math.min(total, rows.length));
      return rows.map((one) => [one.date, one.askedHours, one.approvedHours, one.clockedHours, one.countedHours, one.differenceHours]);
    };
    const all = [
      ['2026-10-13', '1', null, '1', '0', '1'],
      ['2026-10-10', '4', '4', '0', '4', '-4'], // a day on which nobody clocked
      ['2026-10-09', '1', null, '1', '0', '1'],
      ['2026-10-07', null, null, '1.25', '0', '1.25'],
      ['2026-10-06', '2', '2', '0.5', '2', '-1.5'],
      ['2026-10-05', '2', '2', '2.1', '2', '0.1'],
    ];
    expect(await held('manager')).toEqual(all);
    expect(await held('hr')).toEqual(all);
    expect(await held('hr', { differing: true })).toEqual(all.slice(0, -1));
    expect(await held('hr', { offset: 4, limit: 1 })).toEqual(all.slice(4, 5));
    expect(await held('kunmingClerk')).toEqual([]);
    const ahead = { from: '2026-12-01', until: '2026-12-01', search: employeeNumber };
    expect(await held('manager', ahead), 'a day to come').toMatchObject([['2026-12-01', '2', '2', null, '2', null]]);
    const { rawPayload } = await server.app.inject({
      method: 'POST',
      url: `${basePath}/api/time/overtime/hours/export`,
      headers: { authorization: `Bearer ${as.manager.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ ...days, differing: true, columns: ['date', 'clocked', 'difference'], format: 'csv' }),
    });
    expect(rawPayload.toString().trim().split(/\r?\n/).slice(1)).toEqual(
      all.slice(0, -1).map(([date, , , clocked, , difference]) => `${date},${clocked},${difference}`),
    );
  });

  it('is nobody’s business of another legal entity (S2)', async () => {
    const stranger = await server.prisma.overtimeRequest.findFirstOrThrow({ where: { employee: { legalEntity: { country: 'CN' } } } });
    const mine = await server.prisma.overtimeRequest.findFirstOrThrow({ where: { employeeId } });
    for (const [who, verb, input] of [
      ['hr', 'get-overtime-request', { id: stranger.id }],
      ['hr', 'cancel-overtime', { id: stranger.id, version: 1, reason: 'x' }],
      ['hr', 'confirm-overtime', { id: stranger.id, version: 1, actualHours: '1' }],
      ['hr', 'submit-overtime', { employeeId: stranger.employeeId, ...pay('2026-11-20') }],
      ['manager', 'confirm-overtime', { id: stranger.id, version: 1, actualHours: '1' }],
      ['kunmingClerk', 'get-overtime-request', { id: mine.id }],
      ['employee', 'get-overtime-request', { id: stranger.id }],
      ['employee', 'cancel-my-overtime', { id: stranger.id, version: 1 }],
    ] as const)
      expect(await refusal(who, verb, input), `${who} ${verb}`).toBe('NOT_FOUND');
    const { rows } = await answer<{ rows: { employeeId: number }[] }>('hr', 'list-overtime-requests', { limit: 500 });
    expect(rows.map((one) => one.employeeId)).not.toContain(stranger.employeeId);
  });
});
