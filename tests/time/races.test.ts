/** Whoever changes something of working time locks what it belongs to, then reads it: what somebody else has changed meanwhile is seen (ADR 17). */
import { procedures } from '@wagewright/contracts/registry';
import { withoutBalance } from '@wagewright/contracts/time/leave';
import { demoSignIns } from '@wagewright/db/seed';
import { type HeldRow, holdRow } from '@wagewright/db/testing';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBehind } from '../payroll/races/race.ts';

interface Place {
  readonly legalEntityId: number;
  readonly calendarId: number;
  /** Who asks for leave, of a type of 10 days a year; and a request of theirs that is approved. */
  readonly employeeId: number;
  readonly typeId: number;
  readonly leaveRequestId: number;
  readonly overtimeId: number;
  readonly punchId: number;
  readonly correctionId: number;
}

interface Race {
  readonly input: (place: Place) => object;
  /** The table of the row that is held, and which it is. */
  readonly holds: readonly [table: string, id: (place: Place) => number];
  /** What the holder does meanwhile. */
  readonly meanwhile: (held: HeldRow, place: Place) => Promise<unknown>;
  readonly error: string;
  /** Somebody else than HR. */
  readonly by?: 'employee';
}

const name = { en: 'Race', 'zh-CN': '竞争' };
const day = { date: '2031-01-01', kind: 'holiday', name };
const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20310102\nEND:VEVENT\nEND:VCALENDAR';

/** Of a calendar that somebody else changes meanwhile. */
const changedCalendar = (more: object): Race => ({
  holds: ['work_calendar', ({ calendarId }) => calendarId],
  input: ({ calendarId }) => ({ id: calendarId, version: 1, ...more }),
  meanwhile: (held, { calendarId }) => held.query('UPDATE work_calendar SET version = version + 1 WHERE id = $1', [calendarId]),
  error: 'STALE_VERSION',
});

const races: Readonly<Record<string, Race>> = {
  'time/calendars/update-calendar': changedCalendar({ name }),
  'time/calendars/delete-calendar': changedCalendar({}),
  'time/calendars/put-days': changedCalendar({ days: [day] }),
  'time/calendars/import-days': changedCalendar({ text, kind: 'holiday', fromYear: 2031, untilYear: 2031 }),
  'time/calendars/set-calendar': {
    holds: ['legal_entity', ({ legalEntityId }) => legalEntityId],
    input: ({ legalEntityId, calendarId }) => ({ legalEntityId, formerCalendarId: calendarId, calendarId: null }),
    meanwhile: (held, { legalEntityId }) => held.query('UPDATE legal_entity SET calendar_id = NULL WHERE id = $1', [legalEntityId]),
    error: 'STALE_VERSION',
  },
};

const asked = ({ typeId }: Place) => ({ typeId, startDate: '2027-03-01', endDate: '2027-03-01' });
/** The person has asked for leave of the same day meanwhile. */
const sameDay = async (held: HeldRow, { employeeId, typeId }: Place) =>
  await held.query(
    `WITH made AS (INSERT INTO leave_request (employee_id, type_id, start_date, end_date, hours, amount, status)
       VALUES ($1, $2, '2027-03-01', '2027-03-01', 8, 1, 'pending-approval') RETURNING id)
     INSERT INTO leave_request_day (request_id, date, employee_id, part, amount, hours) SELECT id, '2027-03-01', $1, 'whole', 1, 8 FROM made`,
    [employeeId, typeId],
  );
const person = ['employee', ({ employeeId }: Place) => employeeId] as const;
const changedRequest = (by?: 'employee'): Race => ({
  holds: person,
  input: ({ leaveRequestId }) => ({ id: leaveRequestId, version: 1, reason: 'Race' }),
  meanwhile: (held, { leaveRequestId }) => held.query('UPDATE leave_request SET version = version + 1 WHERE id = $1', [leaveRequestId]),
  error: 'STALE_VERSION',
  ...(by ? { by } : {}),
});

/** Of overtime that somebody else changes meanwhile. */
const changedOvertime = (more: object, by?: 'employee'): Race => ({
  holds: person,
  input: ({ overtimeId }) => ({ id: overtimeId, version: 1, ...more }),
  meanwhile: (held, { overtimeId }) => held.query('UPDATE overtime_request SET version = version + 1 WHERE id = $1', [overtimeId]),
  error: 'STALE_VERSION',
  ...(by ? { by } : {}),
});
const extra = { date: '2025-06-02', startTime: '18:00', endTime: '20:00', compensationWay: 'pay' };
/** The person has asked for overtime of the same day meanwhile. */
const sameOvertime = async (held: HeldRow, { employeeId }: Place) =>
  await held.query(
    `INSERT INTO overtime_request (employee_id, date, kind, hours, applied_hours, compensation_way, status) VALUES ($1, '2025-06-02', 'weekday', 2, 2, 'pay', 'approved')`,
    [employeeId],
  );

/** Of a correction that somebody else changes meanwhile. */
const changedCorrection = (by?: 'employee'): Race => ({
  holds: person,
  input: ({ correctionId }) => ({ id: correctionId, version: 1, reason: 'Race' }),
  meanwhile: (held, { correctionId }) => held.query('UPDATE punch_correction SET version = version + 1 WHERE id = $1', [correctionId]),
  error: 'STALE_VERSION',
  ...(by ? { by } : {}),
});

/** The person has gone to another legal entity meanwhile. */
const moved = (held: HeldRow, { employeeId }: Place) =>
  held.query(`UPDATE employee SET legal_entity_id = (SELECT id FROM legal_entity WHERE country = 'CN') WHERE id = $1`, [employeeId]);

const leaveRaces: Readonly<Record<string, Race>> = {
  'time/leave/submit-my-leave': { holds: person, input: asked, meanwhile: sameDay, error: 'LEAVE_OVERLAPS', by: 'employee' },
  'time/leave/submit-leave': {
    holds: person,
    input: (place) => ({ employeeId: place.employeeId, ...asked(place) }),
    meanwhile: sameDay,
    error: 'LEAVE_OVERLAPS',
  },
  'time/leave/cancel-my-leave': changedRequest('employee'),
  'time/leave/cancel-leave': changedRequest(),
  'time/overtime/submit-my-overtime': {
    holds: person,
    input: () => extra,
    meanwhile: sameOvertime,
    error: 'OVERTIME_TWICE',
    by: 'employee',
  },
  'time/overtime/submit-overtime': {
    holds: person,
    input: ({ employeeId }) => ({ employeeId, ...extra }),
    meanwhile: sameOvertime,
    error: 'OVERTIME_TWICE',
  },
  'time/overtime/cancel-my-overtime': changedOvertime({}, 'employee'),
  'time/overtime/cancel-overtime': changedOvertime({ reason: 'Race' }),
  'time/overtime/confirm-overtime': changedOvertime({ actualHoursByDate: ['1'] }),
  'time/corrections/submit-my-correction': {
    holds: person,
    input: () => ({ date: '2025-03-06', inTime: '08:00', reason: 'Race' }),
    meanwhile: (held, { employeeId }) =>
      held.query(
        `INSERT INTO punch_correction (employee_id, date, reason, status) VALUES ($1, '2025-03-06', 'First', 'pending-approval')`,
        [employeeId],
      ),
    error: 'CORRECTION_TWICE',
    by: 'employee',
  },
  'time/corrections/cancel-my-correction': changedCorrection('employee'),
  'time/corrections/cancel-correction': changedCorrection(),
  // who moves to another legal entity has other types of leave, and is somebody else’s to change
  'time/attendance/add-punch': {
    holds: person,
    input: ({ employeeId }) => ({ employeeId, date: '2025-03-04', time: '08:00', direction: null, reason: 'Race' }),
    meanwhile: moved,
    error: 'NOT_FOUND',
  },
  'time/attendance/withdraw-punch': {
    holds: person,
    input: ({ punchId }) => ({ id: punchId, reason: 'Race' }),
    meanwhile: (held, { punchId }) =>
      held.query(`UPDATE punch SET withdrawn_at = now(), withdrawal_reason = 'First' WHERE id = $1`, [punchId]),
    error: 'PUNCH_WITHDRAWN',
  },
  'time/leave/adjust-leave': {
    holds: person,
    input: ({ employeeId, typeId }) => ({ employeeId, typeId, day: '2026-06-01', amount: '1', reason: 'Race' }),
    meanwhile: moved,
    error: 'NOT_FOUND',
  },
};

describe('what is changed of working time', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let hr: TestCaller;
  let employee: TestCaller;
  let place: Place;
  beforeAll(async () => {
    const { prisma } = server;
    hr = await server.signedIn(demoSignIns.hr.account);
    const entity = await prisma.legalEntity.findFirstOrThrow({ where: { country: 'US' } });
    employee = await server.signedIn(demoSignIns.employee.account);
    const user = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.employee.account } });
    const rule = { ...withoutBalance, keepsBalance: true, accrual: 'yearly', steps: [{ fromYears: 0, amount: '10' }] };
    const rules = { create: { fromDate: new Date('2026-01-01'), content: rule } };
    const type = await prisma.leaveType.create({ data: { code: 'RACE', name, paid: true, legalEntityId: entity.id, rules } });
    const day = new Date('2031-03-03');
    const about = { employeeId: user.employeeId ?? 0, typeId: type.id };
    const request = await prisma.leaveRequest.create({
      data: { ...about, startDate: day, endDate: day, hours: 8, amount: 1, status: 'approved' },
    });
    const worked = {
      employeeId: about.employeeId,
      date: new Date('2025-03-04'),
      kind: 'weekday',
      compensationWay: 'pay',
      hours: 2,
      appliedHours: 2,
    };
    const { compensationWay: _, ...ofDay } = worked;
    const overtime = await prisma.overtimeRequest.create({ data: { ...worked, status: 'approved', days: { create: ofDay } } });
    const punch = await prisma.punch.create({
      data: { employeeId: about.employeeId, at: new Date('2025-03-05T13:00:00Z'), source: 'hand' },
    });
    const asked = { employeeId: about.employeeId, date: new Date('2025-03-05'), reason: 'Race', status: 'approved' };
    const correction = await prisma.punchCorrection.create({ data: asked });
    place = {
      punchId: punch.id,
      correctionId: correction.id,
      overtimeId: overtime.id,
      legalEntityId: entity.id,
      calendarId: entity.calendarId ?? 0,
      leaveRequestId: request.id,
      ...about,
    };
  });

  it('has a race for each procedure that changes something with a state', () => {
    const stateful = procedures.filter(({ id, changes }) => changes && id.startsWith('time/')).map(({ id }) => id);
    expect(Object.keys({ ...races, ...leaveRaces }).toSorted()).toEqual(stateful.toSorted());
  });

  it.each(Object.entries({ ...races, ...leaveRaces }))(
    '%s waits, and sees what was done',
    async (procedure, { input, holds, meanwhile, error, by }) => {
      const [table, id] = holds;
      await using held = await holdRow(server.database.url, table, 'id = $1', [id(place)]);
      const { answer } = await startBehind(held, 1, () => (by ? employee : hr).call(procedure, input(place)));
      await meanwhile(held, place);
      await held.release();
      expect((await answer).error?.code).toBe(error);
      await server.prisma.leaveRequest.deleteMany({ where: { employeeId: place.employeeId, startDate: new Date('2027-03-01') } });
      await server.prisma.overtimeRequest.deleteMany({ where: { employeeId: place.employeeId, date: new Date('2025-06-02') } });
      await server.prisma.overtimeRequest.update({ where: { id: place.overtimeId }, data: { version: 1 } });
      await server.prisma.punchCorrection.update({ where: { id: place.correctionId }, data: { version: 1 } });
      await server.prisma.leaveRequest.update({ where: { id: place.leaveRequestId }, data: { version: 1 } });
      await server.prisma.employee.update({ where: { id: place.employeeId }, data: { legalEntityId: place.legalEntityId } });
      await server.prisma.workCalendar.update({ where: { id: place.calendarId }, data: { version: 1 } });
      await server.prisma.legalEntity.update({ where: { id: place.legalEntityId }, data: { calendarId: place.calendarId } });
    },
  );
});
