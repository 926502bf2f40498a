/** Rosters: who works which shift on which day, by the nearest that was given, and by the calendar where the roster follows it. */
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Day {
  readonly date: string;
  readonly kind: string;
  readonly from: string;
  readonly isEmployed: boolean;
  readonly leaveHours: string | null;
  readonly shift: { readonly code: string; readonly start: string; readonly isOvernight: boolean; readonly workMinutes: number } | null;
}
interface Schedule {
  readonly employeeId: number;
  readonly days: readonly Day[];
}

const name = { en: 'Rotation', 'zh-CN': '轮班' };

describe('rosters', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'administrator' | 'kunmingClerk', TestCaller> = {} as never;
  let county: number;
  let employeeId: number;
  let managerId: number;
  let dayShift: number;
  let nightShift: number;
  /** A department of two levels: the person works in the lower one. */
  let lower: number;
  let upper: number;
  const rosters: Record<'week' | 'rotation' | 'night', number> = {} as never;

  const answer = async <Data>(who: keyof typeof as, id: string, input: object): Promise<Data> => {
    const { data, error } = await as[who].call(id.startsWith('time/') ? id : `time/rosters/${id}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const refusal = async (who: keyof typeof as, id: string, input: object) => (await as[who].call(`time/rosters/${id}`, input)).error?.code;
  const roster = async (code: string, pattern: readonly (number | null)[], more: object = {}): Promise<number> =>
    (
      await answer<{ id: number }>('hr', 'create-roster', {
        code,
        name,
        legalEntityId: county,
        anchorDate: '2026-03-02',
        pattern,
        followsCalendar: false,
        isClocked: true,
        ...more,
      })
    ).id;
  const give = async (kind: string, id: number, from: string, rosterId: number | null): Promise<number> =>
    (await answer<{ id: number }>('hr', 'assign-roster', { target: { kind, id }, from, rosterId })).id;
  const schedule = async (from: string, days: number): Promise<readonly Day[]> =>
    (await answer<Schedule>('employee', 'get-my-schedule', { from, days })).days;
  const codes = async (from: string, days: number) => (await schedule(from, days)).map(({ shift }) => shift?.code ?? '-');
  const sources = async (from: string, days: number) => (await schedule(from, days)).map((day) => day.from);

  beforeAll(async () => {
    const { prisma } = server;
    server.now = new Date('2026-03-02T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr', 'administrator', 'kunmingClerk'] as const)
      as[who] = await server.signedIn(demoSignIns[who].account);
    const entity = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    county = entity.id;
    employeeId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } })).employeeId ?? 0;
    managerId = (await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.manager.account } })).employeeId ?? 0;
    await prisma.assignment.updateMany({ where: { employeeId }, data: { supervisorId: managerId } });
    dayShift = (await prisma.shift.findUniqueOrThrow({ where: { code: 'MCG-DAY' } })).id;
    const night = { code: 'NIGHT', name, start: '22:00', end: '06:00', legalEntityId: county };
    nightShift = (await answer<{ id: number }>('hr', 'time/shifts/create-shift', night)).id;
    const own = await prisma.assignment.findFirstOrThrow({ where: { employeeId, expiryDate: null } });
    lower = own.departmentId;
    const version = await prisma.departmentVersion.findFirstOrThrow({ where: { departmentId: lower, expiryDate: null } });
    upper = version.parentId ?? 0;
    rosters.week = (await prisma.roster.findUniqueOrThrow({ where: { code: 'MCG-WEEK' } })).id;
    rosters.rotation = await roster('ROTATION', [dayShift, nightShift, null]);
    rosters.night = await roster('NIGHTS', [nightShift]);
  });

  it('of a week follow the calendar: free on its days off, worked on days that it has worked instead', async () => {
    const { calendarId } = await server.prisma.legalEntity.findUniqueOrThrow({ where: { id: county } });
    const listed = [
      { date: new Date('2026-03-04'), kind: 'holiday', name },
      { date: new Date('2026-03-07'), kind: 'workday', name },
    ];
    await server.prisma.workCalendarDay.createMany({ data: listed.map((day) => ({ calendarId: calendarId ?? 0, ...day })) });
    const d = 'MCG-DAY';
    expect(await codes('2026-03-02', 7)).toEqual([d, d, '-', d, d, d, '-']);
    const days = await schedule('2026-03-02', 7);
    expect(days[2]).toMatchObject({ kind: 'holiday', dayName: name, shift: null, from: 'legal-entity' });
    expect(days[0]).toMatchObject({ kind: 'workday', shift: { start: '08:00', workMinutes: 480, isOvernight: false } });
    expect(await codes('2026-02-27', 4), 'Friday to Monday, across the anchor').toEqual([d, '-', '-', d]);
  });

  it('that rotate repeat from their anchor on and before, whatever the calendar says', async () => {
    const given = await give('employee', employeeId, '2026-02-25', rosters.rotation);
    const [d, n] = ['MCG-DAY', 'NIGHT'];
    expect(await codes('2026-02-24', 9), 'from the 25th of February on; the first day of the pattern is the 2nd of March').toEqual([
      d,
      n,
      '-',
      d,
      n,
      '-',
      d,
      n,
      '-',
    ]);
    expect(await sources('2026-02-24', 2)).toEqual(['legal-entity', 'employee']);
    await answer('hr', 'remove-roster-assignment', { id: given });
  });

  it('of the nearest win: a person’s over the department’s, that over those above it, that over the legal entity’s', async () => {
    expect(upper, 'the department stands below another').toBeGreaterThan(0);
    const from = async (day: string) => [(await codes(day, 1))[0], (await sources(day, 1))[0]];
    const [d, n] = ['MCG-DAY', 'NIGHT'];
    const given = [
      await give('department', upper, '2026-04-01', rosters.night),
      await give('department', lower, '2026-04-08', rosters.week),
      await give('employee', employeeId, '2026-04-15', rosters.night),
      await give('employee', employeeId, '2026-04-22', null),
      await give('department', lower, '2026-04-29', null),
    ];
    expect(await from('2026-03-31')).toEqual([d, 'legal-entity']);
    expect(await from('2026-04-01')).toEqual([n, 'department']);
    expect(await from('2026-04-08'), 'the department’s own over the one above it').toEqual([d, 'department']);
    expect(await from('2026-04-15')).toEqual([n, 'employee']);
    expect(await from('2026-04-22'), 'nothing of one’s own any more').toEqual([d, 'department']);
    expect(await from('2026-04-29'), 'nor of the department').toEqual([n, 'department']);
    const { rows } = await answer<{ rows: { id: number; from: string; until: string | null }[] }>('hr', 'list-roster-assignments', {
      employeeId,
    });
    expect(rows).toMatchObject([
      { from: '2026-04-22', until: null, roster: null, kind: 'employee', targetId: employeeId },
      { from: '2026-04-15', until: '2026-04-21', roster: { id: rosters.night } },
    ]);
    for (const id of given) await answer('hr', 'remove-roster-assignment', { id });
    expect(await from('2026-04-15')).toEqual([d, 'legal-entity']);
  });

  it('are given once a day to the same, and stay while they are', async () => {
    const first = await give('legal-entity', county, '2027-01-01', rosters.rotation);
    expect(
      await refusal('hr', 'assign-roster', { target: { kind: 'legal-entity', id: county }, from: '2027-01-01', rosterId: rosters.night }),
    ).toBe('ROSTER_GIVEN_THEN');
    const seen = { id: rosters.rotation, version: 1 };
    expect(await refusal('hr', 'delete-roster', seen)).toBe('ROSTER_USED');
    const { version } = await server.prisma.shift.findUniqueOrThrow({ where: { id: nightShift } });
    const refused = await as.hr.call('time/shifts/delete-shift', { id: nightShift, version });
    expect(refused.error?.code).toBe('SHIFT_USED');
    await answer('hr', 'remove-roster-assignment', { id: first });
    expect(await refusal('hr', 'remove-roster-assignment', { id: first })).toBe('NOT_FOUND');
    const spare = await roster('SPARE', [dayShift]);
    await answer('hr', 'update-roster', { id: spare, version: 1, name: { en: 'Spare', 'zh-CN': '备用' } });
    expect(await refusal('hr', 'delete-roster', { id: spare, version: 1 })).toBe('STALE_VERSION');
    await answer('hr', 'delete-roster', { id: spare, version: 2 });
    await answer('hr', 'time/shifts/update-shift', { id: nightShift, version, isActive: false });
    const again = { code: 'LATE', name, legalEntityId: county, anchorDate: '2026-03-02', followsCalendar: false, isClocked: true };
    expect(await refusal('hr', 'create-roster', { ...again, pattern: [nightShift] })).toBe('ROSTER_SHIFT_OFF');
    expect(await refusal('hr', 'create-roster', { ...again, pattern: [null] })).toBe('VALIDATION_FAILED');
    const year = Array.from({ length: 366 }, () => dayShift);
    expect(await refusal('hr', 'create-roster', { ...again, pattern: [...year, dayShift] })).toBe('VALIDATION_FAILED');
    await answer('hr', 'create-roster', { ...again, code: 'YEAR', pattern: year });
    expect(await schedule('2026-03-02', 42)).toHaveLength(42);
    expect(await refusal('employee', 'get-my-schedule', { from: '2026-03-02', days: 43 })).toBe('VALIDATION_FAILED');
    expect(await refusal('hr', 'create-roster', { ...again, code: 'ROTATION', pattern: [dayShift] })).toBe('ROSTER_EXISTS');
  });

  it('say the leave of a day, and that nobody works before they came or after they left', async () => {
    const type = await server.prisma.leaveType.findFirstOrThrow({ where: { legalEntityId: county } });
    const day = new Date('2026-03-10');
    const asked = { employeeId, typeId: type.id, startDate: day, endDate: day, hours: 4, amount: 0.5 };
    const days = { create: { date: day, employeeId, part: 'morning', amount: 0.5, hours: 4 } };
    const { id } = await server.prisma.leaveRequest.create({ data: { ...asked, status: 'pending-approval', days } });
    expect((await schedule('2026-03-10', 1))[0], 'not before it is approved').toMatchObject({ leaveHours: null });
    await server.prisma.leaveRequest.update({ where: { id }, data: { status: 'approved' } });
    expect((await schedule('2026-03-10', 1))[0]).toMatchObject({ leaveHours: '4', shift: { code: 'MCG-DAY' } });
    const { hireDate } = await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
    const before = new Date(hireDate.getTime() - 86_400_000).toISOString().slice(0, 10);
    expect((await schedule(before, 1))[0]).toMatchObject({ isEmployed: false, shift: null, from: 'none' });
  });

  it('of others are seen by who looks after them, and nobody of another legal entity (S2)', async () => {
    const people = async (who: keyof typeof as, more: object = {}) =>
      await answer<{ total: number; rows: Schedule[] }>(who, 'list-schedules', { from: '2026-03-02', limit: 500, ...more });
    const team = await people('manager');
    expect(team.rows.map((row) => row.employeeId)).toContain(employeeId);
    const reports = await server.prisma.assignment.findMany({ where: { supervisorId: managerId, expiryDate: null } });
    expect(new Set(team.rows.map((row) => row.employeeId))).toEqual(new Set(reports.map((row) => row.employeeId)));
    expect((await people('hr', { employeeId })).rows).toMatchObject([{ employeeId, days: Array.from({ length: 7 }, () => ({})) }]);
    const stranger = await server.prisma.employee.findFirstOrThrow({ where: { legalEntity: { country: 'CN' } } });
    expect((await people('hr', { employeeId: stranger.id })).total).toBe(0);
    expect((await people('kunmingClerk', { employeeId })).total).toBe(0);
    const other = await server.prisma.roster.findUniqueOrThrow({ where: { code: 'YL-WEEK' } });
    const theirs = await server.prisma.rosterAssignment.findFirstOrThrow({ where: { rosterId: other.id } });
    const give = (target: object, rosterId: number | null) => ({ target, from: '2026-05-01', rosterId });
    for (const [verb, input] of [
      ['update-roster', { id: other.id, version: 1, name }],
      ['delete-roster', { id: other.id, version: 1 }],
      ['remove-roster-assignment', { id: theirs.id }],
      ['assign-roster', give({ kind: 'employee', id: stranger.id }, null)],
      ['assign-roster', give({ kind: 'legal-entity', id: stranger.legalEntityId }, null)],
      ['assign-roster', give({ kind: 'employee', id: employeeId }, other.id)],
    ] as const)
      expect(await refusal('hr', verb, input), `${verb} ${JSON.stringify(input)}`).toBe('NOT_FOUND');
    const { rows } = await answer<{ rows: { id: number }[] }>('hr', 'list-rosters', {});
    expect(rows.map(({ id }) => id)).not.toContain(other.id);
  });
});
