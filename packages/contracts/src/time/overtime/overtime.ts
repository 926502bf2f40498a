import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, remarks, timestamp, version } from '../../core/primitives.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';

/** Of what kind a day of overtime is, by the calendar: pay differs. */
export const overtimeKinds = ['weekday', 'restday', 'holiday'] as const;
export type OvertimeKind = (typeof overtimeKinds)[number];
/** What overtime is made good by. */
export const compensationWays = ['pay', 'leave'] as const;
export type CompensationWay = (typeof compensationWays)[number];

/** Hours of one day, in quarters of an hour. */
export const overtimeHours = z
  .string()
  .regex(/^\d{1,2}(\.(25|5|50|75|0|00))?$/, 'is no number of hours, in quarters of an hour')
  .refine((text) => Number(text) > 0 && Number(text) <= 24, 'is not within a day');
/** What was worked of it: nothing, too. */
export const actualHours = z
  .string()
  .regex(/^\d{1,2}(\.(25|5|50|75|0|00))?$/, 'is no number of hours, in quarters of an hour')
  .refine((text) => Number(text) <= 24, 'is not within a day');

export const askedOvertime = {
  /** The day on which it begins. */
  date: calendarDate,
  hours: overtimeHours,
  compensationWay: z.enum(compensationWays),
  /** As which leave it is taken; null where it is paid. */
  leaveTypeId: id.nullable().default(null),
};
export const overtimeReason = remarks.nullable().default(null);

export const overtimeRow = z.object({
  id,
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  date: isoDate,
  kind: z.enum(overtimeKinds),
  /** What counts. */
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
  kind: z.enum(overtimeKinds),
  /** A type of leave that overtime of this day can be taken as, and what an hour of it is worth. */
  leaveTypes: z.array(z.object({ id, name: localizedText, factor: z.string() })),
  problem: z.string().nullable(),
});
