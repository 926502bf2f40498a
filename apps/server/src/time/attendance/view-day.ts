import { decimalOf, fractionOfDecimal } from '@wagewright/contracts/fraction';
import { dayState, type PunchDirection, type personAttendance, punchSources } from '@wagewright/contracts/time/attendance';
import type { Prisma } from '@wagewright/db';
import { punchColumns } from '@wagewright/db/columns';
import type { z } from 'zod';

type PersonAttendance = z.output<typeof personAttendance>;
export type Day = PersonAttendance['days'][number];
export type Result = NonNullable<Day['result']>;
export type Record = Prisma.AttendanceRecordModel;

export const plain = (value: unknown): string => decimalOf(fractionOfDecimal(String(value)));

/** The day and the time of day of an instant where somebody works. */
export function localOf(timeZone: string, at: Date): { readonly date: string; readonly time: string } {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

export function viewResult(record: Record, timeZone: string): Result {
  const time = (at: Date | null) => at && localOf(timeZone, at).time;
  return {
    state: dayState(record),
    scheduledHours: plain(record.scheduledHours),
    workedHours: plain(record.workedHours),
    lateMinutes: record.lateMinutes,
    earlyMinutes: record.earlyMinutes,
    absentHours: plain(record.absentHours),
    leaveHours: plain(record.leaveHours),
    extraHours: plain(record.extraHours),
    inTime: time(record.inAt),
    outTime: time(record.outAt),
  };
}

type PunchView = Day['punches'][number];

/** @param names of users, by their id */
export function viewPunch(punch: Prisma.PunchModel, timeZone: string, names: ReadonlyMap<number, string>): PunchView {
  const source = punchSources.find((one) => one === punch.source);
  const direction: PunchDirection | null = punchColumns.direction(punch.direction);
  return {
    id: punch.id,
    ...localOf(timeZone, punch.at),
    direction,
    source: source ?? 'device',
    device: source ? null : punch.source.replace(/^api:/, ''),
    note: punch.note,
    by: punch.createdByUserId === null ? null : (names.get(punch.createdByUserId) ?? null),
    createdAt: punch.createdAt.toISOString(),
    isWithdrawn: punch.withdrawnAt !== null,
    withdrawalReason: punch.withdrawalReason,
  };
}

/** Sums of days, exactly. */
export function totalsOf(records: readonly Record[]): PersonAttendance['totals'] {
  const hours = (of: (record: Record) => Prisma.Decimal) =>
    plain(records.reduce((sum, record) => sum + Math.round(Number(of(record)) * 100), 0) / 100);
  const count = (of: (record: Record) => number) => records.reduce((sum, record) => sum + of(record), 0);
  return {
    scheduledHours: hours(({ scheduledHours }) => scheduledHours),
    workedHours: hours(({ workedHours }) => workedHours),
    absentHours: hours(({ absentHours }) => absentHours),
    extraHours: hours(({ extraHours }) => extraHours),
    lateMinutes: count(({ lateMinutes }) => lateMinutes),
    earlyMinutes: count(({ earlyMinutes }) => earlyMinutes),
    missing: count(({ isMissing }) => Number(isMissing)),
  };
}
