/** Attendance: what comes of punches, day by day, where people work. */
import { shiftMinutes } from '@wagewright/contracts/time/shifts';
import { countAttendance, countEverybody, sqlOfPrisma } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

const name = { en: 'Works', 'zh-CN': '工厂' };
const later = new Date('2027-06-01T00:00:00Z');
const iso = (day: Date): string => day.toISOString().slice(0, 10);

describe('attendance', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const as: Record<'employee' | 'manager' | 'hr' | 'administrator' | 'kunmingClerk', TestCaller> = {} as never;
  let made = 0;
  beforeAll(async () => {
    server.now = new Date('2026-03-20T15:00:00Z');
    for (const who of ['employee', 'manager', 'hr', 'administrator', 'kunmingClerk'] as const)
      as[who] = await server.signedIn(demoSignIns[who].account);
  });
  const sql = () => sqlOfPrisma(server.prisma);

  interface Plan {
    readonly timeZone: string;
    readonly start: string;
    readonly end: string;
    readonly breaks?: readonly { readonly start: string; readonly end: string }[];
    readonly flexibleMinutes?: number;
    /** Days of the pattern that are worked; by default all. */
    readonly pattern?: readonly boolean[];
    readonly isClocked?: boolean;
  }

  /** Somebody alone in a legal entity of their own, who works by a shift. */
  async function worker({ timeZone, start, end, breaks = [], flexibleMinutes = 0, pattern = [true], isClocked = true }: Plan) {
    const { prisma } = server;
    const code = `W${++made}`;
    const { id: legalEntityId } = await prisma.legalEntity.create({ data: { code, name, country: 'US', currency: 'USD', timeZone } });
    const { id: employeeId } = await prisma.employee.create({
      data: { employeeNumber: code, legalEntityId, name: code, hireDate: new Date('2020-01-01') },
    });
    const times = shiftMinutes({ start, end, breaks });
    if (typeof times === 'string') throw new Error(times);
    const { startMinute, endMinute, breakMinutes } = times;
    const minutes = { startMinute, endMinute, breakMinutes, breaks: times.breaks.map((one) => ({ ...one })), flexibleMinutes };
    const { id: shiftId } = await prisma.shift.create({ data: { code, name, legalEntityId, ...minutes } });
    const days = { create: pattern.map((isWorked, place) => ({ place, shiftId: isWorked ? shiftId : null })) };
    const roster = await prisma.roster.create({
      data: { code, name, legalEntityId, anchorDate: new Date('2026-03-02'), followsCalendar: false, isClocked, days },
    });
    await prisma.rosterAssignment.create({ data: { legalEntityId, fromDate: new Date('2020-01-01'), rosterId: roster.id } });
    return { employeeId, legalEntityId, shiftId };
  }
  const punch = async (employeeId: number, at: string, direction: 'in' | 'out' | null = null) =>
    await server.prisma.punch.create({ data: { employeeId, at: new Date(at), direction, source: 'hand' } });
  const count = async (employeeId: number, from: string, until = from, now = later) =>
    await countAttendance(sql(), { employeeIds: [employeeId], from, until }, now);
  const rows = async (employeeId: number) => {
    const found = await server.prisma.attendanceRecord.findMany({ where: { employeeId }, orderBy: { date: 'asc' } });
    return found.map((row) => ({
      date: iso(row.date),
      scheduled: Number(row.scheduledHours),
      worked: Number(row.workedHours),
      late: row.lateMinutes,
      early: row.earlyMinutes,
      absent: Number(row.absentHours),
      leave: Number(row.leaveHours),
      extra: Number(row.extraHours),
      missing: row.isMissing,
      shift: row.shiftId !== null,
    }));
  };

  describe('of a day from nine to six with a break from twelve to one', () => {
    const day = { timeZone: 'UTC', start: '09:00', end: '18:00', breaks: [{ start: '12:00', end: '13:00' }] };
    it.each([
      ['on time', ['08:58', '18:03'], { worked: 8, late: 0, early: 0, extra: 0.08 }],
      ['late by what was not worked', ['09:12', '18:00'], { worked: 7.8, late: 12, early: 0 }],
      ['late within the break: three hours', ['12:30', '18:00'], { worked: 5, late: 180 }],
      ['not late by seconds', ['09:00:59', '18:00'], { worked: 8, late: 0 }],
      ['left early', ['09:00', '16:45'], { worked: 6.75, early: 75 }],
      ['late and early', ['10:00', '17:00'], { worked: 6, late: 60, early: 60 }],
      ['out for lunch, which changes nothing', ['09:00', '12:01', '12:58', '18:00'], { worked: 8, late: 0, early: 0 }],
      ['twice at the door, which is once', ['08:57', '08:59', '18:00'], { worked: 8 }],
      ['nobody there', [], { worked: 0, absent: 8, missing: false }],
      ['who has not clocked out', ['09:10'], { worked: 0, late: 10, early: 0, absent: 0, missing: true }],
      ['who has not clocked in', ['17:50'], { worked: 0, late: 0, early: 10, absent: 0, missing: true }],
      ['who stayed', ['09:00', '20:30'], { worked: 8, extra: 2.5 }],
      ['who came when it was over', ['19:00', '21:00'], { worked: 0, late: 480, early: 0, extra: 2 }],
    ] as const)('%s', async (_title, times, expected) => {
      const { employeeId } = await worker(day);
      for (const time of times) await punch(employeeId, `2026-03-04T${time.length === 5 ? `${time}:00` : time}Z`);
      await count(employeeId, '2026-03-04');
      expect(await rows(employeeId)).toMatchObject([{ date: '2026-03-04', scheduled: 8, shift: true, ...expected }]);
    });

    it('goes by what punches say of themselves', async () => {
      const { employeeId } = await worker(day);
      await punch(employeeId, '2026-03-04T08:00:00Z', 'out'); // of whatever was before
      await punch(employeeId, '2026-03-04T09:30:00Z', 'in');
      await punch(employeeId, '2026-03-04T18:00:00Z', 'out');
      await punch(employeeId, '2026-03-05T17:55:00Z', 'in');
      await count(employeeId, '2026-03-04', '2026-03-05');
      expect(await rows(employeeId)).toMatchObject([
        { worked: 7.5, late: 30, missing: false },
        { late: 475, missing: true },
      ]);
    });

    it('counts once the shift is over, and not before', async () => {
      const { employeeId } = await worker(day);
      await punch(employeeId, '2026-03-04T09:00:00Z');
      await count(employeeId, '2026-03-04', '2026-03-04', new Date('2026-03-04T17:59:00Z'));
      expect(await rows(employeeId)).toEqual([]);
      await count(employeeId, '2026-03-04', '2026-03-04', new Date('2026-03-04T18:00:00Z'));
      expect(await rows(employeeId)).toMatchObject([{ missing: true }]);
    });

    it('comes to nothing where nobody clocks in', async () => {
      const { employeeId } = await worker({ ...day, isClocked: false });
      await count(employeeId, '2026-03-02', '2026-03-08');
      expect(await rows(employeeId)).toEqual([]);
    });

    it('is excused by leave, as many minutes of work as it has', async () => {
      const { employeeId, legalEntityId } = await worker(day);
      const { prisma } = server;
      const type = await prisma.leaveType.create({ data: { code: `L${made}`, name, paid: true, legalEntityId } });
      const leave = async (date: string, part: string, hours: number, status = 'approved') => {
        const at = new Date(date);
        const days = { create: { date: at, employeeId, part, amount: 1, hours } };
        await prisma.leaveRequest.create({
          data: { employeeId, typeId: type.id, startDate: at, endDate: at, hours, amount: 1, status, days },
        });
      };
      await leave('2026-03-02', 'whole', 8);
      await leave('2026-03-03', 'morning', 4);
      await leave('2026-03-04', 'afternoon', 4);
      await leave('2026-03-05', 'hours', 2);
      await leave('2026-03-06', 'morning', 4);
      await leave('2026-03-09', 'whole', 8, 'pending-approval');
      for (const [date, ...times] of [
        ['2026-03-03', '14:00', '18:00'],
        ['2026-03-04', '09:00', '12:00'], // four hours are until 14:00
        ['2026-03-05', '10:30', '16:45'],
        ['2026-03-06', '09:00', '14:00'], // the wrong half
      ] as const)
        for (const time of times) await punch(employeeId, `${date}T${time}:00Z`);
      await count(employeeId, '2026-03-02', '2026-03-09');
      expect(await rows(employeeId)).toMatchObject([
        { date: '2026-03-02', leave: 8, absent: 0, worked: 0 },
        { date: '2026-03-03', leave: 4, late: 0, early: 0, worked: 4, absent: 0 },
        { date: '2026-03-04', leave: 4, late: 0, early: 60, worked: 3 },
        { date: '2026-03-05', leave: 2, late: 0, early: 45, worked: 5.25 },
        { date: '2026-03-06', leave: 4, late: 0, early: 240, worked: 4 },
        { date: '2026-03-07', absent: 8 },
        { date: '2026-03-08', absent: 8 },
        { date: '2026-03-09', leave: 0, absent: 8 },
      ]);
    });
  });

  it('of a flexible shift lets people begin later and end later, by no more than it says', async () => {
    const { employeeId } = await worker({ timeZone: 'UTC', start: '09:00', end: '17:00', flexibleMinutes: 60 });
    for (const at of ['04T09:40', '04T17:40', '05T10:15', '05T18:00', '06T09:30', '06T17:00']) await punch(employeeId, `2026-03-${at}:00Z`);
    await count(employeeId, '2026-03-04', '2026-03-06');
    expect(await rows(employeeId)).toMatchObject([
      { worked: 8, late: 0, early: 0, extra: 0 },
      { worked: 7.75, late: 15, early: 0 },
      { worked: 7.5, late: 0, early: 30 },
    ]);
  });

  describe('of a night from ten to six', () => {
    const zones = [
      // Eastern time: 2026-03-08 02:00 → 03:00, 2026-11-01 02:00 → 01:00
      ['America/New_York', '2026-03-07', '2026-03-08T03:00Z', '2026-03-08T10:00Z', 7],
      ['America/New_York', '2026-10-31', '2026-11-01T02:00Z', '2026-11-01T11:00Z', 9],
      // Central European time: 2026-03-29 02:00 → 03:00, 2026-10-25 03:00 → 02:00
      ['Europe/Berlin', '2026-03-28', '2026-03-28T21:00Z', '2026-03-29T04:00Z', 7],
      ['Europe/Berlin', '2026-10-24', '2026-10-24T20:00Z', '2026-10-25T05:00Z', 9],
      // Lord Howe: half an hour, 2026-04-05 02:00 → 01:30, 2026-10-04 02:00 → 02:30
      ['Australia/Lord_Howe', '2026-04-04', '2026-04-04T11:00Z', '2026-04-04T19:30Z', 8.5],
      ['Australia/Lord_Howe', '2026-10-03', '2026-10-03T11:30Z', '2026-10-03T19:00Z', 7.5],
    ] as const;
    it.each(zones)('in %s on %s, when the clocks change, are the hours that pass', async (timeZone, date, came, went, hours) => {
      const { employeeId } = await worker({
        timeZone,
        start: '22:00',
        end: '06:00',
        pattern: [true, false, false, false, false, false, false].map(() => true),
      });
      await punch(employeeId, came);
      await punch(employeeId, went);
      await count(employeeId, date);
      expect(await rows(employeeId)).toMatchObject([
        { date, scheduled: hours, worked: hours, late: 0, early: 0, extra: 0, missing: false },
      ]);
    });

    it('belongs to the day on which it begins, night after night', async () => {
      const { employeeId } = await worker({ timeZone: 'Asia/Shanghai', start: '22:00', end: '06:00' });
      const punches = ['02T13:55', '02T22:10', '03T14:20', '03T21:30', '04T13:59', '05T06:00'];
      for (const at of punches) await punch(employeeId, `2026-03-${at}:00Z`);
      await count(employeeId, '2026-03-02', '2026-03-04');
      expect(await rows(employeeId)).toMatchObject([
        { date: '2026-03-02', worked: 8, late: 0, early: 0 },
        { date: '2026-03-03', worked: 7.17, late: 20, early: 30 },
        { date: '2026-03-04', missing: true },
      ]);
    });

    it.each(['America/New_York', 'Asia/Shanghai', 'Europe/Berlin'])(
      'and one about midnight are of their own day in %s',
      async (timeZone) => {
        const at = async (employeeId: number, local: string) => {
          const [row] = await sql().query<{ at: Date }>(`SELECT $1::timestamp AT TIME ZONE $2::text AS at`, [local, timeZone]);
          await punch(employeeId, (row as { at: Date }).at.toISOString());
        };
        const evening = await worker({ timeZone, start: '16:00', end: '00:00' });
        await at(evening.employeeId, '2026-03-04 15:55');
        await at(evening.employeeId, '2026-03-05 00:10');
        await count(evening.employeeId, '2026-03-04');
        expect(await rows(evening.employeeId)).toMatchObject([{ date: '2026-03-04', worked: 8, early: 0, extra: 0.25 }]);
        const early = await worker({ timeZone, start: '00:00', end: '08:00' });
        await at(early.employeeId, '2026-03-03 23:50');
        await at(early.employeeId, '2026-03-04 08:00');
        await count(early.employeeId, '2026-03-04');
        expect(await rows(early.employeeId)).toMatchObject([{ date: '2026-03-04', worked: 8, late: 0 }]);
      },
    );
  });

  it('of a day off is what was clocked, beside what is scheduled', async () => {
    const { employeeId } = await worker({
      timeZone: 'UTC',
      start: '09:00',
      end: '17:00',
      pattern: [true, true, true, true, true, false, false],
    });
    for (const at of ['06T09:00', '06T17:00', '07T10:00', '07T14:30', '08T12:00']) await punch(employeeId, `2026-03-${at}:00Z`);
    await count(employeeId, '2026-03-06', '2026-03-08');
    expect(await rows(employeeId)).toMatchObject([
      { date: '2026-03-06', worked: 8, extra: 0 },
      { date: '2026-03-07', worked: 0, scheduled: 0, extra: 4.5, shift: false, missing: false },
      { date: '2026-03-08', extra: 0, shift: false, missing: true },
    ]);
  });

  it.each([
    ['over midnight is of the day on which it began', ['07T22:00', '08T02:00'], [['2026-03-07', 4, false]]],
    [
      'from night to night',
      ['07T22:00', '08T02:00', '08T22:30', '09T01:00'],
      [
        ['2026-03-07', 4, false],
        ['2026-03-08', 2.5, false],
      ],
    ],
    ['twice at the door', ['07T22:00', '07T22:02', '08T02:00', '08T02:01'], [['2026-03-07', 4.02, false]]],
    ['with a break before midnight', ['07T18:00', '07T20:00', '07T21:00', '08T03:00'], [['2026-03-07', 9, false]]],
    [
      'is of two days where a night lies between',
      ['07T16:00', '07T22:00', '08T09:00', '08T12:00'],
      [
        ['2026-03-07', 6, false],
        ['2026-03-08', 3, false],
      ],
    ],
    [
      'of whom nobody knows when they went',
      ['07T22:00', '08T09:00', '08T12:00'],
      [
        ['2026-03-07', 0, true],
        ['2026-03-08', 3, false],
      ],
    ],
  ] as const)('work on days off %s', async (_title, times, expected) => {
    const { employeeId } = await worker({
      timeZone: 'UTC',
      start: '09:00',
      end: '17:00',
      pattern: [true, true, true, true, true, false, false],
    });
    for (const at of times) await punch(employeeId, `2026-03-${at}:00Z`);
    await count(employeeId, '2026-03-07', '2026-03-08');
    expect((await rows(employeeId)).map(({ date, extra, missing }) => [date, extra, missing])).toEqual(expected);
  });

  it('of a shift of the day before that ends on a day off, or lasts into it, is not missing on the day off', async () => {
    const friday = [true, true, true, true, true, false, false];
    const night = await worker({ timeZone: 'Asia/Shanghai', start: '22:00', end: '06:00', pattern: friday });
    for (const at of ['06T13:55', '06T22:10']) await punch(night.employeeId, `2026-03-${at}:00Z`);
    await count(night.employeeId, '2026-03-07');
    expect(await rows(night.employeeId), 'the day off alone').toEqual([]);
    await count(night.employeeId, '2026-03-06', '2026-03-07');
    expect(await rows(night.employeeId)).toMatchObject([{ date: '2026-03-06', worked: 8, extra: 0.25, missing: false }]);
    const evening = await worker({ timeZone: 'UTC', start: '14:00', end: '22:00', pattern: friday });
    for (const at of ['06T14:00', '07T04:30']) await punch(evening.employeeId, `2026-03-${at}:00Z`);
    await count(evening.employeeId, '2026-03-06', '2026-03-07');
    expect(await rows(evening.employeeId)).toMatchObject([{ date: '2026-03-06', worked: 8, extra: 6.5, missing: false }]);
  });

  it('counts minute by minute what a clock of minutes counts, whatever the shift and whenever somebody came and went', async () => {
    const dayMinutes = 1_440;
    const time = (minute: number) => {
      const of = minute % dayMinutes;
      return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
    };
    const plans = fc.record({
      start: fc.integer({ min: 0, max: dayMinutes - 1 }),
      length: fc.integer({ min: 120, max: 720 }),
      breakAt: fc.integer({ min: 10, max: 60 }),
      breakLength: fc.integer({ min: 0, max: 50 }),
      come: fc.integer({ min: -90, max: 110 }),
      go: fc.integer({ min: -90, max: 90 }),
    });
    await fc.assert(
      fc.asyncProperty(plans, async ({ start, length, breakAt, breakLength, come, go }) => {
        const breaks = breakLength === 0 ? [] : [{ start: time(start + breakAt), end: time(start + breakAt + breakLength) }];
        const { employeeId } = await worker({ timeZone: 'UTC', start: time(start), end: time(start + length), breaks });
        const [cameAt, wentAt] = [start + come, start + length + go];
        if (wentAt - cameAt < 5) return;
        const midnight = Date.parse('2026-03-04T00:00:00Z');
        for (const at of [wentAt, cameAt]) await punch(employeeId, new Date(midnight + at * 60_000).toISOString());
        await count(employeeId, '2026-03-04');
        const expected = { worked: 0, late: 0, early: 0, scheduled: 0 };
        for (let minute = start; minute < start + length; minute++) {
          if (minute >= start + breakAt && minute < start + breakAt + breakLength) continue;
          expected.scheduled++;
          if (minute < cameAt) expected.late++;
          else if (minute >= wentAt) expected.early++;
          else expected.worked++;
        }
        const [row] = await rows(employeeId);
        const inHours = (minutes: number) => Math.round((minutes * 100) / 60) / 100;
        expect(row).toMatchObject({ ...expected, worked: inHours(expected.worked), scheduled: inHours(expected.scheduled) });
      }),
      { numRuns: 25 },
    );
  });

  it('is the same in whatever order punches come, and counted again changes nothing', async () => {
    const times = ['02T08:55', '02T17:00', '03T09:20', '04T09:00', '04T16:00', '05T09:00', '05T19:00'];
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(times, { minLength: times.length }), async (order) => {
        const { employeeId } = await worker({ timeZone: 'UTC', start: '09:00', end: '17:00' });
        for (const at of order) {
          await punch(employeeId, `2026-03-${at}:00Z`);
          await count(employeeId, '2026-03-02', '2026-03-05');
        }
        expect(await rows(employeeId)).toMatchObject([
          { worked: 8 },
          { missing: true, late: 20 },
          { worked: 7, early: 60 },
          { worked: 8, extra: 2 },
        ]);
        expect(await count(employeeId, '2026-03-02', '2026-03-05')).toBe(0);
      }),
      { numRuns: 6 },
    );
  });

  it('of everybody is counted by the clock, and again when a roster, a calendar or leave is another', async () => {
    const { prisma } = server;
    const { id: legalEntityId } = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'CN' } });
    const inTransaction = <Result>(work: (of: ReturnType<typeof sql>) => Promise<Result>) =>
      prisma.$transaction((tx) => work(sqlOfPrisma(tx)));
    const everybody = async () =>
      await countEverybody(inTransaction, { from: '2026-01-01', until: '2026-01-31', legalEntityId }, new Date('2026-02-02T00:00:00Z'));
    const { people, changed } = await everybody();
    const january = {
      hireDate: { lte: new Date('2026-01-31') },
      OR: [{ terminationDate: null }, { terminationDate: { gte: new Date('2026-01-01') } }],
    };
    expect(people, 'all of them').toBe(await prisma.employee.count({ where: { legalEntityId, ...january } }));
    expect(changed, 'what was counted stays').toBe(0);
    const day = await prisma.workCalendarDay.findFirstOrThrow({
      where: { calendar: { entities: { some: { id: legalEntityId } } }, kind: 'holiday', date: new Date('2026-01-01') },
    });
    await prisma.workCalendarDay.update({
      where: { calendarId_date: { calendarId: day.calendarId, date: day.date } },
      data: { kind: 'workday' },
    });
    expect((await everybody()).changed, 'a holiday that is worked: who was not there is absent').toBeGreaterThan(people * 0.7);
    const absent = await prisma.attendanceRecord.count({ where: { date: day.date, absentHours: { gt: 0 } } });
    expect(absent).toBeGreaterThan(people * 0.7);
    await prisma.workCalendarDay.update({
      where: { calendarId_date: { calendarId: day.calendarId, date: day.date } },
      data: { kind: 'holiday' },
    });
    await everybody();
    expect(await prisma.attendanceRecord.count({ where: { date: day.date, absentHours: { gt: 0 } } })).toBe(0);
    const versions = await prisma.$queryRaw<
      { many: bigint }[]
    >`SELECT count(*) AS many FROM known.attendance_record WHERE date = ${day.date} AND absent_hours > 0`;
    expect(Number(versions[0]?.many), 'what payroll may have read stays known').toBe(absent);
  });
});
