import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { id, isoDate, name, timestamp } from '../../core/primitives.ts';
import { scheduleDay } from '../rosters/index.ts';

/** Whether somebody comes or goes. */
export const punchDirections = ['in', 'out'] as const;
export type PunchDirection = (typeof punchDirections)[number];

/** Where a punch comes from besides a device: typed by hand, a file, an approved correction. One by API has `api:` and the name of its device. */
export const punchSources = ['hand', 'file', 'correction'] as const;
export const apiSource = (device: string): string => `api:${device}`;

/** What a device or system is called that brings punches. */
export const deviceName = name(60);
/** What it knows a punch by: the same never counts twice. */
export const punchExternalId = name(100);

/** What came of a day. */
export const dayStates = ['present', 'late', 'early', 'late-and-early', 'missing', 'absent', 'leave', 'extra'] as const;
export type DayState = (typeof dayStates)[number];

/** Which days somebody has to look at. */
export const abnormalStates = ['late', 'early', 'late-and-early', 'missing', 'absent'] as const satisfies readonly DayState[];

interface Counted {
  readonly shiftId: number | null;
  readonly lateMinutes: number;
  readonly earlyMinutes: number;
  readonly absentHours: unknown;
  readonly leaveHours: unknown;
  readonly workedHours: unknown;
  readonly isMissing: boolean;
}

/** What weighs most comes first: what is not known, then who was not there, then who came late or left early. */
export function dayState({ shiftId, lateMinutes, earlyMinutes, absentHours, leaveHours, workedHours, isMissing }: Counted): DayState {
  if (isMissing) return 'missing';
  if (Number(absentHours) > 0) return 'absent';
  if (lateMinutes > 0 && earlyMinutes > 0) return 'late-and-early';
  if (lateMinutes > 0) return 'late';
  if (earlyMinutes > 0) return 'early';
  if (shiftId === null) return 'extra';
  return Number(workedHours) === 0 && Number(leaveHours) > 0 ? 'leave' : 'present';
}

/** What came of a day; hours are decimal text, times of day those where the person works. */
export const dayResult = z.object({
  state: z.enum(dayStates),
  scheduledHours: z.string(),
  workedHours: z.string(),
  lateMinutes: z.int(),
  earlyMinutes: z.int(),
  absentHours: z.string(),
  leaveHours: z.string(),
  /** Before and after the shift, or on a day off. */
  extraHours: z.string(),
  /** 09:00; null: not known. */
  inTime: z.string().nullable(),
  outTime: z.string().nullable(),
});

export const attendanceRow = dayResult.extend({
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  date: isoDate,
  shift: localizedText.nullable(),
});

export const punchView = z.object({
  id,
  /** The day and time of day where the person works. */
  date: isoDate,
  time: z.string(),
  direction: z.enum(punchDirections).nullable(),
  source: z.enum([...punchSources, 'device']),
  /** What the device is called. */
  device: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  createdAt: timestamp,
  /** It does not count any more. */
  isWithdrawn: z.boolean(),
  withdrawalReason: z.string().nullable(),
});

/** A day as it was to be worked, as it was clocked, and what came of it. */
export const attendanceDay = z.object({
  schedule: scheduleDay,
  /** Null: not counted yet, or nothing is to be counted. */
  result: dayResult.nullable(),
  /** Of the date, in their order; those of a night that belong to the day before stand at their own date. */
  punches: z.array(punchView),
  /** Hours of overtime that are approved; null: none. */
  overtimeHours: z.string().nullable(),
});

export const personAttendance = z.object({
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  timeZone: z.string(),
  days: z.array(attendanceDay),
  totals: z.object({
    scheduledHours: z.string(),
    workedHours: z.string(),
    absentHours: z.string(),
    extraHours: z.string(),
    lateMinutes: z.int(),
    earlyMinutes: z.int(),
    missing: z.int(),
  }),
  /** The caller may add punches and withdraw them. */
  mayEdit: z.boolean(),
});

export const attendanceDays = z.int().min(1).max(limits.scheduleDaysMax).default(7);
