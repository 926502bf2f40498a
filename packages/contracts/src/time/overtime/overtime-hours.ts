import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, isoDate, lineOfText } from '../../core/primitives.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { overtimeKinds } from './overtime.ts';

/** Hours from which on a difference is one: overtime is asked for in quarters of an hour, and people come some minutes early. */
export const overtimeDifferenceFrom = 0.25;

/** Of which people and days overtime is held against what was clocked. */
export const overtimeHoursFilter = {
  from: calendarDate,
  until: calendarDate,
  /** Part of a name, or the beginning of a number. */
  search: lineOfText(limits.searchCharactersMax).optional(),
  /** Only where what was clocked is another thing than what counts. */
  differing: z.boolean().default(false),
};

/** A day of somebody with overtime that was asked for, or clocked; hours are decimal text. */
export const overtimeHoursRow = z.object({
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  date: isoDate,
  /** Null: nobody has asked for any. */
  kind: z.enum(overtimeKinds).nullable(),
  status: z.enum(timeRequestStatuses).nullable(),
  /** The latest of the day that holds. */
  requestId: id.nullable(),
  askedHours: z.string().nullable(),
  approvedHours: z.string().nullable(),
  /** Outside of the shift, or on a day off. Null: the day is not over, or the person does not clock. */
  clockedHours: z.string().nullable(),
  /** As somebody has said it was worked; null: not said. */
  saidHours: z.string().nullable(),
  /** What counts, which payroll reads. */
  countedHours: z.string(),
  /** What was clocked beyond what counts; below 0: it counts without having been clocked. */
  differenceHours: z.string().nullable(),
});
