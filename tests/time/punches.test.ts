/** Punches: by hand, by a device as often as need be, withdrawn where they are wrong; who sees and who changes whose attendance. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Attendance {
  readonly mayEdit: boolean;
  readonly days: readonly {
    readonly schedule: { readonly date: string };
    readonly result: { readonly state: string; readonly workedHours: string; readonly inTime: string | null } | null;
    readonly punches: readonly {
      readonly id: number;
      readonly time: string;
      readonly isWithdrawn: boolean;
      readonly source: string;
      readonly device: string | null;
    }[];
    readonly overtimeHours: string | null;
  }[];
  readonly totals: { readonly workedHours: string; readonly missing: number };
}

describe('punches', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'administrator' | 'kunmingClerk', TestCaller> = {} as never;
  let employeeId: number;
  let employeeNumber: string;
  beforeAll(async () => {
    const { prisma } = server;
    server.now = new Date('2026-03-20T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr', 'administrator', 'kunmingClerk'] as const)
      as[who] = await server.signedIn(demoSignIns[who].account);
    employeeId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).employeeId ?? 0;
    employeeNumber = (await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } })).employeeNumber;
    const manager = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } });
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: manager.employeeId } });
    await prisma.roster.update({ where: { code: 'MCG-WEEK' }, data: { isClocked: true } });
  });
  const answer = async <Data>(who: keyof typeof as, verb: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(`time/attendance/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: keyof typeof as, verb: string, input: object) =>
    (await as[who].call(`time/attendance/${verb}`, input)).error?.code;
  const day = async (date: string) => (await answer<Attendance>('employee', 'get-my-attendance', { from: date, days: 1 })).days[0];
  const hand = (date: string, time: string, direction: 'in' | 'out' | null = null) => ({
    employeeId,
    date,
    time,
    direction,
    reason: 'Reader broken',
  });

  it('by hand are those of the clock where somebody works, and the day is counted at once', async () => {
    // 08:00 to 16:30 with half an hour at noon, in New York: 13:00Z on March 5, 12:00Z from March 8 on
    await answer('hr', 'add-punch', hand('2026-03-05', '08:10'));
    expect((await day('2026-03-05'))?.result).toMatchObject({ state: 'missing', inTime: '08:10', workedHours: '0' });
    const { id } = await answer<{ id: number }>('hr', 'add-punch', hand('2026-03-05', '16:30'));
    expect((await server.prisma.punch.findUniqueOrThrow({ where: { id } })).at.toISOString()).toBe('2026-03-05T21:30:00.000Z');
    expect((await day('2026-03-05'))?.result).toMatchObject({ state: 'late', workedHours: '7.83' });
    await answer('hr', 'add-punch', hand('2026-03-12', '08:00'));
    expect((await day('2026-03-12'))?.punches).toMatchObject([{ time: '08:00', source: 'hand', isWithdrawn: false }]);
    expect(await refusal('hr', 'add-punch', hand('2026-03-08', '02:30')), 'the clocks were put forward').toBe('PUNCH_NO_SUCH_TIME');
    expect(await refusal('hr', 'add-punch', hand('2026-03-20', '11:01')), 'it is eleven there').toBe('PUNCH_AHEAD');
    expect(await refusal('hr', 'add-punch', hand('1950-01-02', '08:00'))).toBe('NOT_EMPLOYED_THEN');
    expect(await refusal('hr', 'add-punch', { ...hand('2026-03-05', '08:00'), reason: '' })).toBe('VALIDATION_FAILED');
  });

  it('that are wrong are withdrawn with a reason, and stay to be seen', async () => {
    const [first] = (await day('2026-03-05'))?.punches ?? [];
    await answer('hr', 'withdraw-punch', { id: first?.id, reason: 'Another person’s card' });
    expect(await day('2026-03-05')).toMatchObject({
      result: { state: 'missing' },
      punches: [{ isWithdrawn: true, withdrawalReason: 'Another person’s card' }, {}],
    });
    expect(await refusal('hr', 'withdraw-punch', { id: first?.id, reason: 'again' })).toBe('PUNCH_WITHDRAWN');
  });

  it('of a device count once however often they are brought, and those that cannot be are told one by one', async () => {
    const sent = [
      { externalId: 'a', employeeNumber, at: '2026-03-10T08:00:00-04:00' },
      { externalId: 'b', employeeNumber, at: '2026-03-10T16:30:00-04:00' },
      { externalId: 'c', employeeNumber: 'NOBODY', at: '2026-03-10T16:30:00-04:00' },
      { externalId: 'd', employeeNumber, at: '2026-03-20T15:06:00Z' },
      { externalId: 'e', employeeNumber, at: '1950-01-02T12:00:00Z' },
    ];
    interface Put {
      readonly taken: number;
      readonly known: number;
      readonly refused: readonly { readonly externalId: string; readonly reason: { readonly en: string } }[];
    }
    const put = async (punches: object[], device = 'Gate') => await answer<Put>('hr', 'put-punches', { device, punches });
    const first = await put(sent);
    expect(first).toMatchObject({ taken: 2, known: 0 });
    expect(first.refused.map(({ externalId, reason }) => [externalId, /NOBODY|still to come|not employed/.exec(reason.en)?.[0]])).toEqual([
      ['c', 'NOBODY'],
      ['d', 'still to come'],
      ['e', 'not employed'],
    ]);
    expect(await put(sent)).toMatchObject({ taken: 0, known: 2 });
    expect((await put([{ ...sent[0], at: '2026-03-10T08:05:00-04:00' }])).refused, 'the same id with another time').toHaveLength(1);
    expect(await put([sent[0] as object], 'Other gate'), 'another device has ids of its own').toMatchObject({ taken: 1 });
    expect(await day('2026-03-10')).toMatchObject({
      result: { state: 'present', workedHours: '8' },
      punches: [{ source: 'device' }, {}, { device: 'Gate' }],
    });
    expect(await server.prisma.punch.count({ where: { employeeId, source: 'api:Gate' } })).toBe(2);
    const [withdrawn] = (await day('2026-03-10'))?.punches ?? [];
    await answer('hr', 'withdraw-punch', { id: withdrawn?.id, reason: 'Wrong' });
    const device = withdrawn?.device ?? '';
    expect(await put([sent[0] as object], device), 'what was withdrawn does not come back').toMatchObject({ taken: 0, known: 1 });
    expect(await refusal('hr', 'put-punches', { device: 'Gate', punches: [sent[0], sent[0]] })).toBe('VALIDATION_FAILED');
    const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...sent[2], externalId: `many-${index}` }));
    expect((await put(many(1_000))).refused, 'as many as one call may bring').toHaveLength(1_000);
    expect(await refusal('hr', 'put-punches', { device: 'Gate', punches: many(1_001) })).toBe('VALIDATION_FAILED');
  });

  it('of two calls at once are taken once', async () => {
    const punches = Array.from({ length: 40 }, (_, index) => ({
      externalId: `race-${index}`,
      employeeNumber,
      at: `2026-03-11T${String(12 + (index % 8)).padStart(2, '0')}:${String(index).padStart(2, '0')}:00Z`,
    }));
    const answers = await Promise.all([1, 2, 3].map(() => as.hr.call('time/attendance/put-punches', { device: 'Race', punches })));
    expect(answers.map(({ error }) => error?.code)).toEqual([undefined, undefined, undefined]);
    expect(answers.map(({ data }) => (data as { taken: number }).taken).toSorted((a, b) => a - b)).toEqual([0, 0, 40]);
    expect(await server.prisma.punch.count({ where: { source: 'api:Race' } })).toBe(40);
  });

  it('stand beside overtime, whose hours they show', async () => {
    const worked = { employeeId, date: new Date('2026-03-10'), kind: 'weekday', compensationWay: 'pay', hours: 1.5, appliedHours: 1.5 };
    const { id } = await server.prisma.overtimeRequest.create({ data: { ...worked, status: 'approved' } });
    expect(await day('2026-03-10')).toMatchObject({ overtimeHours: '1.5' });
    await server.prisma.overtimeRequest.delete({ where: { id } });
  });

  it('are one’s own to see and not to change, of a team the manager’s to see, and nobody’s of another legal entity (S2)', async () => {
    const { prisma } = server;
    const seen = async (who: keyof typeof as, more: object = {}) =>
      await answer<{ total: number; rows: { employeeId: number; state: string }[] }>(who, 'list-attendance', { limit: 500, ...more });
    const stranger = await prisma.attendanceRecord.findFirstOrThrow({ where: { employee: { legalEntity: { country: 'CN' } } } });
    expect(new Set((await seen('manager')).rows.map((row) => row.employeeId))).toEqual(new Set([employeeId]));
    expect((await seen('hr')).rows.map((row) => row.employeeId)).not.toContain(stranger.employeeId);
    expect((await seen('administrator', { employeeId: stranger.employeeId })).total).toBeGreaterThan(0);
    expect((await seen('hr', { abnormal: true })).rows.map(({ state }) => state)).not.toContain('present');
    const span = { from: '2026-03-10', days: 1 };
    expect(await answer<Attendance>('manager', 'get-attendance', { employeeId, ...span })).toMatchObject({ mayEdit: false });
    expect(await answer<Attendance>('hr', 'get-attendance', { employeeId, ...span })).toMatchObject({ mayEdit: true });
    const theirs = await prisma.punch.findFirstOrThrow({ where: { employeeId: stranger.employeeId } });
    for (const [who, verb, input] of [
      ['hr', 'get-attendance', { employeeId: stranger.employeeId, ...span }],
      ['hr', 'add-punch', { ...hand('2026-03-10', '08:00'), employeeId: stranger.employeeId }],
      ['hr', 'withdraw-punch', { id: theirs.id, reason: 'x' }],
      ['manager', 'get-attendance', { employeeId: stranger.employeeId, ...span }],
      ['kunmingClerk', 'get-attendance', { employeeId, ...span }],
    ] as const)
      expect(await refusal(who, verb, input), `${who} ${verb}`).toBe('NOT_FOUND');
    expect(await refusal('manager', 'add-punch', hand('2026-03-10', '08:00'))).toBe('AUTHORIZATION_REQUIRED');
    const own = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.hr.account } });
    expect(await refusal('hr', 'add-punch', { ...hand('2026-03-10', '08:00'), employeeId: own.employeeId })).toBe('PUNCH_OWN');
    const mine = await prisma.punch.create({
      data: { employeeId: own.employeeId ?? 0, at: new Date('2026-03-10T12:00:00Z'), source: 'hand' },
    });
    expect(await refusal('hr', 'withdraw-punch', { id: mine.id, reason: 'x' })).toBe('PUNCH_OWN');
    const stranded = await prisma.employee.findUniqueOrThrow({ where: { id: stranger.employeeId } });
    const put = { device: 'Gate', punches: [{ externalId: 'z', employeeNumber: stranded.employeeNumber, at: '2026-03-10T00:00:00Z' }] };
    expect(await answer('hr', 'put-punches', put)).toMatchObject({ taken: 0, refused: [{ externalId: 'z' }] });
  });
});
