/** Corrections of attendance: asked for by the person, approved by their supervisor, counted from then on, and taken back as if they had never been. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

describe('corrections of attendance', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'kunmingClerk', TestCaller> = {} as never;
  let employeeId: number;
  beforeAll(async () => {
    const { prisma } = server;
    server.now = new Date('2026-03-20T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr', 'kunmingClerk'] as const) as[who] = await server.signedIn(demoSignIns[who].account);
    employeeId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).employeeId ?? 0;
    const manager = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    await prisma.roster.update({ where: { code: 'MCG-WEEK' }, data: { isClocked: true } });
  });
  const answer = async <Data>(who: keyof typeof as, verb: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(verb.includes('/') ? verb : `time/corrections/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: keyof typeof as, verb: string, input: object) =>
    (await as[who].call(`time/corrections/${verb}`, input)).error?.code;
  const state = async (date: string) => {
    const { days } = await answer<{ days: { result: { state: string; workedHours: string } | null; punches: { id: number }[] }[] }>(
      'employee',
      'time/attendance/get-my-attendance',
      { from: date, days: 1 },
    );
    return days[0];
  };
  const punch = async (date: string, time: string) =>
    await answer<{ id: number }>('hr', 'time/attendance/add-punch', { employeeId, date, time, direction: null, reason: 'Reader' });
  const approve = async (approvalId: number) => {
    const { version } = await server.prisma.approvalInstance.findUniqueOrThrow({ where: { id: approvalId } });
    const { error } = await as.manager.call('approvals/instances/approve-instance', { id: approvalId, version, remarks: '' });
    expect(error).toBeUndefined();
  };
  const seen = async (id: number) => ({ id, version: (await server.prisma.punchCorrection.findUniqueOrThrow({ where: { id } })).version });

  it('count from their approval on, and not before', async () => {
    await punch('2026-03-10', '08:00');
    expect((await state('2026-03-10'))?.result).toMatchObject({ state: 'missing' });
    const asked = { date: '2026-03-10', outTime: '16:30', reason: 'The reader was broken' };
    const { id, approvalId } = await answer<{ id: number; approvalId: number }>('employee', 'submit-my-correction', asked);
    expect((await state('2026-03-10'))?.result).toMatchObject({ state: 'missing' });
    expect(await refusal('employee', 'submit-my-correction', asked)).toBe('CORRECTION_TWICE');
    const { request } = await answer<{ request: object }>('manager', 'get-correction', { id });
    expect(request).toMatchObject({ date: '2026-03-10', inTime: null, outTime: '16:30', outNextDay: false, reason: asked.reason });
    await approve(approvalId);
    expect(await state('2026-03-10')).toMatchObject({
      result: { state: 'present', workedHours: '8' },
      punches: [{}, { source: 'correction' }],
    });
  });

  it('of wrong punches take them out, and bring them back when they are taken back', async () => {
    const wrong = await punch('2026-03-11', '11:00');
    await punch('2026-03-11', '16:30');
    expect((await state('2026-03-11'))?.result).toMatchObject({ state: 'late' });
    const asked = { date: '2026-03-11', inTime: '07:55', wrongPunchIds: [wrong.id], reason: 'Somebody else’s card' };
    const { id, approvalId } = await answer<{ id: number; approvalId: number }>('employee', 'submit-my-correction', asked);
    await approve(approvalId);
    expect((await state('2026-03-11'))?.result).toMatchObject({ state: 'present', workedHours: '8' });
    expect(await refusal('employee', 'cancel-my-correction', await seen(id)), 'what is approved is taken back by others').toBe(
      'ILLEGAL_TRANSITION',
    );
    await answer('hr', 'cancel-correction', { ...(await seen(id)), reason: 'Not so' });
    expect((await state('2026-03-11'))?.result).toMatchObject({ state: 'late' });
    expect(await refusal('hr', 'cancel-correction', { ...(await seen(id)), reason: 'again' })).toBe('ILLEGAL_TRANSITION');
    const versions = await server.prisma.$queryRaw<
      { many: number }[]
    >`SELECT count(*)::int AS many FROM known.attendance_record WHERE employee_id = ${employeeId} AND date = '2026-03-11'`;
    expect(versions[0]?.many, 'what payroll may have read stays known').toBeGreaterThan(2);
  });

  it('are of a night that ends on the next day, too, and go back to whoever asked before they are decided', async () => {
    const night = { date: '2026-03-12', inTime: '22:00', outTime: '06:00', reason: 'Night' };
    expect(await refusal('employee', 'submit-my-correction', night)).toBe('CORRECTION_BACKWARDS');
    const { id } = await answer<{ id: number }>('employee', 'submit-my-correction', { ...night, outNextDay: true });
    const { outAt } = await server.prisma.punchCorrection.findUniqueOrThrow({ where: { id } });
    expect(outAt?.toISOString()).toBe('2026-03-13T10:00:00.000Z');
    await answer('employee', 'cancel-my-correction', await seen(id));
    expect(await server.prisma.punchCorrection.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'cancelled' });
  });

  it('say what cannot be', async () => {
    const asked = { date: '2026-03-13', reason: 'Why' };
    expect(await refusal('employee', 'submit-my-correction', asked), 'nothing to correct').toBe('VALIDATION_FAILED');
    expect(await refusal('employee', 'submit-my-correction', { ...asked, inTime: '08:00', reason: '' })).toBe('VALIDATION_FAILED');
    expect(await refusal('employee', 'submit-my-correction', { ...asked, date: '2026-03-20', outTime: '16:30' })).toBe('PUNCH_AHEAD');
    expect(await refusal('employee', 'submit-my-correction', { ...asked, date: '2026-03-08', inTime: '02:30' })).toBe('PUNCH_NO_SUCH_TIME');
    expect(await refusal('employee', 'submit-my-correction', { ...asked, date: '1950-01-02', inTime: '08:00' })).toBe('NOT_EMPLOYED_THEN');
    const other = await server.prisma.punch.findFirstOrThrow({ where: { employeeId: { not: employeeId } } });
    expect(await refusal('employee', 'submit-my-correction', { ...asked, wrongPunchIds: [other.id] })).toBe('NOT_FOUND');
  });

  it('are nobody’s business of another legal entity (S2)', async () => {
    const mine = await server.prisma.punchCorrection.findFirstOrThrow({ where: { employeeId } });
    const stranger = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    const about = { employeeId: stranger.id, date: new Date('2026-01-05'), reason: 'x', status: 'approved' };
    const theirs = await server.prisma.punchCorrection.create({ data: about });
    for (const [who, verb, input] of [
      ['hr', 'get-correction', { id: theirs.id }],
      ['hr', 'cancel-correction', { id: theirs.id, version: 1, reason: 'x' }],
      ['manager', 'get-correction', { id: theirs.id }],
      ['employee', 'cancel-my-correction', { id: theirs.id, version: 1 }],
      ['kunmingClerk', 'get-correction', { id: mine.id }],
    ] as const)
      expect(await refusal(who, verb, input), `${who} ${verb}`).toBe('NOT_FOUND');
    const rows = async (who: keyof typeof as) => (await answer<{ rows: { employeeId: number }[] }>(who, 'list-corrections', {})).rows;
    expect((await rows('hr')).map((row) => row.employeeId)).not.toContain(stranger.id);
    expect(new Set((await rows('manager')).map((row) => row.employeeId))).toEqual(new Set([employeeId]));
    const { name, employeeNumber } = await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const found = async (search: string, more = {}) =>
      (await answer<{ rows: { employeeId: number }[] }>('hr', 'list-corrections', { search, ...more })).rows.map((row) => row.employeeId);
    expect(new Set(await found(name.slice(1).toUpperCase())), 'by a part of the name').toEqual(new Set([employeeId]));
    expect(new Set(await found(employeeNumber)), 'by number').toEqual(new Set([employeeId]));
    expect(await found('nobody is called so')).toEqual([]);
    expect(await found(stranger.employeeNumber)).toEqual([]);
    expect(await found(employeeNumber, { statuses: ['in-approval', 'pending-approval'] })).toEqual([]);
    const own = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    const ofHr = await server.prisma.punchCorrection.create({ data: { ...about, employeeId: own.employeeId ?? 0 } });
    expect(await refusal('hr', 'cancel-correction', { id: ofHr.id, version: 1, reason: 'x' })).toBe('PUNCH_OWN');
  });
});
