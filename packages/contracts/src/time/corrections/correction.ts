import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, remarks, timestamp, version } from '../../core/primitives.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { timeOfDay } from '../shifts/index.ts';

/** What of a day was not clocked, or clocked wrongly. Times are those of the clock where the person works. */
export const askedCorrection = z
  .strictObject({
    /** The day on which the shift begins. */
    date: calendarDate,
    /** When they came and went; null: that needs no correction. */
    inTime: timeOfDay.nullable().default(null),
    outTime: timeOfDay.nullable().default(null),
    /** They went on the day after. */
    outNextDay: z.boolean().default(false),
    /** Punches that are not to count. */
    wrongPunchIds: z.array(id).max(limits.correctedPunchesMax).default([]),
    reason: remarks.min(1),
  })
  .refine(
    ({ inTime, outTime, wrongPunchIds }) => inTime !== null || outTime !== null || wrongPunchIds.length > 0,
    'says nothing to correct',
  );

export const correctionRow = z.object({
  id,
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  date: isoDate,
  inTime: z.string().nullable(),
  outTime: z.string().nullable(),
  outNextDay: z.boolean(),
  /** The times of punches that are not to count. */
  wrongTimes: z.array(z.string()),
  reason: z.string(),
  status: z.enum(timeRequestStatuses),
  approvalId: id.nullable(),
  createdAt: timestamp,
  version,
  mayCancel: z.boolean(),
});
