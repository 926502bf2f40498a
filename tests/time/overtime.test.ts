/** Overtime: before or after the fact, by the kind of its day, made good by pay or leave, and no more of it than was worked. */
import { withoutBalance } from '@wagewright/contracts/time/leave';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
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
