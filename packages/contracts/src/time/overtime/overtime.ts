import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, remarks, timestamp, version } from '../../core/primitives.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { timeOfDay } from '../shifts/index.ts';

/** Of what kind a day of overtime is, by the calendar: pay differs. */
export const overtimeKinds = ['weekday', 'restday', 'holiday'] as const;
export type OvertimeKind = (typeof overtimeKinds)[number];
/** What overtime is made good by. */
export const compensationWays = ['pay', 'leave'] as const;
export type CompensationWay = (typeof compensationWays)[number];

const inQuarters = z.string().regex(/^\d{1,2}(\.(25|5|50|75|0|00))?$/, 'is no number of hours, in quarters of an hour');
/** Hours of one date, in quarters of an hour; on a date on which clocks are put back there are more than 24. */
export const hoursOfDate = inQuarters.refine((text) => Number(text) <= 25, 'is not within a day');
/** Of each date that overtime is on, in order: the one on which it begins and, of overtime over midnight, the next. */
export const hoursByDate = z.array(hoursOfDate).min(1).max(2);

const quarterOfDay = timeOfDay.regex(/:(00|15|30|45)$/, 'is no quarter of an hour, such as 18:15');

/** When overtime is, and how it is made good. */
export const timedOvertime = {
  /** The day on which it begins. */
  date: calendarDate,
  /** Where the person works; an end at an earlier time of day than the beginning, or at the same, is on the next day. */
  startTime: quarterOfDay,
  endTime: quarterOfDay,
  compensationWay: z.enum(compensationWays),
  /** As which leave it is taken; null where it is paid. */
  leaveTypeId: id.nullable().default(null),
};
export const askedOvertime = {
  ...timedOvertime,
  /** Less than the time on a date where there were breaks. Left out: all of the time. */
  hoursByDate: hoursByDate.optional(),
};
export const overtimeReason = remarks.nullable().default(null);

/** What overtime comes to on one date. Hours are decimal text. */
export const overtimeDay = z.object({
  date: isoDate,
  kind: z.enum(overtimeKinds),
  /** Of the time on this date; null where only hours are known. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  appliedHours: z.string(),
  /** Null: not said yet. */
  actualHours: z.string().nullable(),
  /** What counts. */
  hours: z.string(),
});

export const overtimeRow = z.object({
  id,
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  date: isoDate,
  /** Of the date on which it begins. */
  kind: z.enum(overtimeKinds),
  /** 18:00, where the person works; null where only hours are known. */
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** It ends on the day after the one on which it begins. */
  isOvernight: z.boolean(),
  days: z.array(overtimeDay),
  /** What counts, of all dates; and so are the next two. */
  hours: z.string(),
  appliedHours: z.string(),
  /** Null: not said yet. */
  actualHours: z.string().nullable(),
  compensationWay: z.enum(compensationWays),
  leaveType: localizedText.nullable(),
  /** It was asked for on its day or later. */
  afterTheFact: z.boolean(),
  status: z.enum(timeRequestStatuses),
  reason: z.string().nullable(),
  approvalId: id.nullable(),
  createdAt: timestamp,
  version,
  mayCancel: z.boolean(),
  /** The caller may say how long was worked. */
  mayConfirm: z.boolean(),
});

/** What a request would come to, before it is sent. */
export const overtimePreview = z.object({
  /** Hours are those of the time on a date. */
  days: z.array(overtimeDay.pick({ date: true, kind: true, from: true, until: true, hours: true })),
  /** A type of leave that overtime of all of these dates can be taken as, and what an hour of each is worth. */
  leaveTypes: z.array(z.object({ id, name: localizedText, factors: z.array(z.string()) })),
  problem: z.string().nullable(),
});
