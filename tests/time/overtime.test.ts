/** Overtime: before or after the fact, by the kind of its day, made good by pay or leave, and no more of it than was worked. */
import { withoutBalance } from '@wagewright/contracts/time/leave';
import { demoSignIns } from '@wagewright/db/seed';
import { basePath, serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Preview {
  readonly days: readonly { readonly kind: string; readonly hours: string }[];
  readonly leaveTypes: readonly object[];
  readonly problem: string | null;
}

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
  const evening = { startTime: '18:00', endTime: '21:00' };
  const pay = (date: string, times: object = evening) => ({ date, ...times, compensationWay: 'pay' });
  const lieu = (date: string, times: object = evening) => ({ date, ...times, compensationWay: 'leave', leaveTypeId });
  const daysOf = async (id: number) => {
    const days = await server.prisma.overtimeRequestDay.findMany({ where: { requestId: id }, orderBy: { date: 'asc' } });
    return days.map(({ date, kind, appliedHours, actualHours, hours }) => [
      date.toISOString().slice(0, 10),
      kind,
      String(appliedHours),
      actualHours && String(actualHours),
      String(hours),
    ]);
  };
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
    const kind = async (date: string) => (await answer<Preview>('employee', 'preview-my-overtime', pay(date))).days[0]?.kind;
    expect([await kind('2026-11-25'), await kind('2026-11-26'), await kind('2026-11-28')]).toEqual(['weekday', 'holiday', 'restday']);
    const { leaveTypes } = await answer<{ leaveTypes: object[] }>('employee', 'preview-my-overtime', pay('2026-11-28'));
    expect(leaveTypes).toEqual([{ id: leaveTypeId, name: { en: 'Time off in lieu', 'zh-CN': '调休' }, factors: ['1.5'] }]);
    expect(await refusal('employee', 'submit-my-overtime', lieu('2026-11-26')), 'of a holiday it is paid').toBe('OVERTIME_NOT_AS_LEAVE');
    expect(await refusal('employee', 'submit-my-overtime', { ...pay('2026-11-25'), leaveTypeId })).toBe('OVERTIME_WAY');
    for (const startTime of ['18:10', '24:00', '6 pm'])
      expect(await refusal('employee', 'submit-my-overtime', pay('2026-11-25', { startTime, endTime: '21:00' }))).toBe('VALIDATION_FAILED');
  });

  it('over midnight lies on two dates, each of its own kind', async () => {
    const night = { startTime: '22:00', endTime: '02:30' };
    const { days, leaveTypes } = await answer<Preview>('employee', 'preview-my-overtime', pay('2026-11-20', night)); // a Friday
    expect(days).toEqual([
      { date: '2026-11-20', kind: 'weekday', from: '22:00', until: '24:00', hours: '2' },
      { date: '2026-11-21', kind: 'restday', from: '00:00', until: '02:30', hours: '2.5' },
    ]);
    expect(leaveTypes).toMatchObject([{ id: leaveTypeId, factors: ['1', '1.5'] }]);
    const ofHoliday = await answer<Preview>('employee', 'preview-my-overtime', pay('2026-11-25', night)); // Thanksgiving is the next day
    expect(ofHoliday.leaveTypes, 'an hour of the holiday is worth nothing').toEqual([]);
    const midnight = await answer<Preview>('employee', 'preview-my-overtime', pay('2026-11-20', { startTime: '22:00', endTime: '00:00' }));
    expect(midnight).toMatchObject({ days: [{ from: '22:00', until: '24:00', hours: '2' }] });
  });

  it('in the night in which clocks change is as long as time went by, and of a time that there was', async () => {
    const hours = async (date: string, startTime: string, endTime: string) => {
      const { days, problem } = await answer<Preview>('employee', 'preview-my-overtime', pay(date, { startTime, endTime }));
      return problem ?? days.map((day) => day.hours);
    };
    expect(await hours('2026-10-31', '22:00', '06:00'), 'back on 1 November').toEqual(['2', '7']);
    expect(await hours('2026-03-07', '22:00', '06:00'), 'forward on 8 March').toEqual(['2', '5']);
    expect(await hours('2026-03-08', '02:15', '06:00')).toMatch(/There was no 02:15 on Mar 8, 2026 where .* works/);
    expect(await refusal('employee', 'submit-my-overtime', pay('2026-03-08', { startTime: '02:15', endTime: '06:00' }))).toBe(
      'PUNCH_NO_SUCH_TIME',
    );
  });

  it('leaves breaks out of the hours of a date', async () => {
    const night = (...hoursByDate: string[]) => pay('2026-11-20', { startTime: '22:00', endTime: '02:30', hoursByDate });
    for (const wrong of [['2'], ['2.25', '1'], ['2', '2.75'], ['0', '0']])
      expect(await refusal('employee', 'submit-my-overtime', night(...wrong)), wrong.join()).toBe('OVERTIME_HOURS');
    const { error } = await as.employee.call('time/overtime/submit-my-overtime', night('2.25', '1'));
    expect(error?.message).toContain('Expected: Nov 20, 2026 0–2; Nov 21, 2026 0–2.5. Given: 2.25; 1.');
    const id = await approved(night('2', '1.5'));
    expect(await daysOf(id)).toEqual([
      ['2026-11-20', 'weekday', '2', null, '2'],
      ['2026-11-21', 'restday', '1.5', null, '1.5'],
    ]);
    expect(await row(id)).toMatchObject({ startMinute: 1_320, endMinute: 1_590, kind: 'weekday' });
    expect(String((await row(id)).hours)).toBe('3.5');
    const { request, otherHoursOfMonth } = await answer<{ request: object; otherHoursOfMonth: string }>('manager', 'get-overtime-request', {
      id,
    });
    expect(request).toMatchObject({ startTime: '22:00', endTime: '02:30', isOvernight: true, hours: '3.5', appliedHours: '3.5' });
    expect(otherHoursOfMonth, 'without its own').toBe('0');
    const morning = (startTime: string) => pay('2026-11-21', { startTime, endTime: '06:00' });
    expect(await refusal('employee', 'submit-my-overtime', morning('02:15')), 'the night is not over').toBe('OVERTIME_TWICE');
    expect(await answer('employee', 'preview-my-overtime', morning('02:30'))).toMatchObject({ problem: null });
    await answer('hr', 'cancel-overtime', { ...(await seen(id)), reason: 'Another night' });
  });

  it('is asked for once a time, before it or after it, and reaches pay when it is approved', async () => {
    const id = await approved(pay('2026-11-25'));
    expect(await row(id)).toMatchObject({ kind: 'weekday', status: 'approved', compensationWay: 'pay' });
    expect(String((await row(id)).hours)).toBe('3');
    for (const [date, startTime, endTime] of [
      ['2026-11-25', '18:00', '21:00'],
      ['2026-11-25', '20:45', '22:00'],
      ['2026-11-25', '06:00', '18:15'],
      ['2026-11-24', '22:00', '18:15'], // through the night and the next day
    ] as const) {
      const { error } = await as.employee.call('time/overtime/submit-my-overtime', pay(date, { startTime, endTime }));
      expect(error?.code, `${date} ${startTime}`).toBe('OVERTIME_TWICE');
      expect(error?.message).toMatch(/overtime of Nov 25, 2026, 18:00–21:00, already/);
    }
    const ahead = await approved(pay('2026-12-01', { startTime: '18:00', endTime: '20:00' }));
    const { rows } = await answer<{ rows: { id: number; afterTheFact: boolean; mayConfirm: boolean }[] }>(
      'manager',
      'list-overtime-requests',
      { employeeId, statuses: ['approved'] },
    );
    expect(rows).toMatchObject([
      { id: ahead, afterTheFact: false, mayConfirm: false },
      { id, afterTheFact: true, mayConfirm: true },
    ]);
    expect(await refusal('manager', 'confirm-overtime', { ...(await seen(ahead)), actualHoursByDate: ['2'] })).toBe('OVERTIME_AHEAD');
    const before = await approved(pay('2026-11-25', { startTime: '06:00', endTime: '07:00' }));
    expect((await row(before)).status, 'another time of the day is free').toBe('approved');
    await answer('hr', 'cancel-overtime', { ...(await seen(before)), reason: 'Not needed' });
  });

  it('counts as long as was worked, and no longer than was asked for', async () => {
    const { id } = await server.prisma.overtimeRequest.findFirstOrThrow({
      where: { employeeId, date: new Date('2026-11-25'), status: 'approved' },
    });
    const confirm = async (...actualHoursByDate: string[]) =>
      (await answer<{ hours: string }>('manager', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate })).hours;
    expect(await confirm('2.25')).toBe('2.25');
    expect(await confirm('5')).toBe('3');
    expect(await confirm('0')).toBe('0');
    expect(await daysOf(id)).toEqual([['2026-11-25', 'weekday', '3', '0', '0']]);
    expect(await refusal('manager', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate: ['1', '1'] })).toBe('OVERTIME_HOURS');
    const versions = await server.prisma.$queryRaw<
      { hours: object }[]
    >`SELECT hours FROM known.overtime_request_day WHERE request_id = ${id} ORDER BY known_from`;
    expect(versions.length, 'what payroll may have read stays known').toBeGreaterThan(3);
    expect(await refusal('employee', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate: ['3'] })).toBe('AUTHORIZATION_REQUIRED');
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
    expect(await refusal('hr', 'confirm-overtime', { id: ownId, version: 1, actualHoursByDate: ['1'] })).toBe('OVERTIME_OWN');
    expect(await refusal('hr', 'cancel-overtime', { id: ownId, version: 1, reason: 'x' })).toBe('OVERTIME_BEGAN');
  });

  it('that is taken as leave comes into its ledger, by what an hour of the day is worth', async () => {
    const id = await approved(lieu('2026-11-21', { startTime: '09:00', endTime: '13:00' })); // a Saturday
    expect(await lieuBalance()).toBe('6');
    expect(await lieuBalance('2026-11-20'), 'from its day on').toBe('0');
    await answer('manager', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate: ['3'] });
    expect(await lieuBalance()).toBe('4.5');
    await answer('manager', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate: ['4'] });
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
    expect(await refusal('hr', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate: ['1'] })).toBe('ILLEGAL_TRANSITION');
    expect(await approved(lieu('2026-11-21', { startTime: '09:00', endTime: '10:00' })), 'the time is free again').toBeGreaterThan(id);
  });

  it('that is taken as leave over midnight is worth what an hour of each date is worth', async () => {
    const before = Number(await lieuBalance());
    const id = await approved(lieu('2026-11-13', { startTime: '22:00', endTime: '02:00' })); // a Friday
    expect(Number(await lieuBalance()) - before, '2 × 1 + 2 × 1.5').toBe(5);
    await answer('manager', 'confirm-overtime', { ...(await seen(id)), actualHoursByDate: ['3', '1'] });
    expect(Number(await lieuBalance()) - before, '2 × 1 + 1 × 1.5').toBe(3.5);
    expect(await daysOf(id)).toEqual([
      ['2026-11-13', 'weekday', '2', '3', '2'],
      ['2026-11-14', 'restday', '2', '1', '1'],
    ]);
    await answer('hr', 'cancel-overtime', { ...(await seen(id)), reason: 'Another night' });
    expect(Number(await lieuBalance()) - before).toBe(0);
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
      ['2026-10-05', 'rejected', 3], // of another time of the day
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
      ['hr', 'confirm-overtime', { id: stranger.id, version: 1, actualHoursByDate: ['1'] }],
      ['hr', 'submit-overtime', { employeeId: stranger.employeeId, ...pay('2026-11-20') }],
      ['manager', 'confirm-overtime', { id: stranger.id, version: 1, actualHoursByDate: ['1'] }],
      ['kunmingClerk', 'get-overtime-request', { id: mine.id }],
      ['employee', 'get-overtime-request', { id: stranger.id }],
      ['employee', 'cancel-my-overtime', { id: stranger.id, version: 1 }],
    ] as const)
      expect(await refusal(who, verb, input), `${who} ${verb}`).toBe('NOT_FOUND');
    const { rows } = await answer<{ rows: { employeeId: number }[] }>('hr', 'list-overtime-requests', { limit: 500 });
    expect(rows.map((one) => one.employeeId)).not.toContain(stranger.employeeId);
  });
});
