import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate, remarks, timestamp, version } from '../../core/primitives.ts';
import { calendarDate } from '../calendars/index.ts';
import { timeRequestStatuses } from '../requests/index.ts';
import { leaveUnits } from './leave-rule.ts';
import { leaveParts } from './request-days.ts';

/** What somebody asks for. */
export const askedLeave = {
  typeId: id,
  startDate: calendarDate,
  endDate: calendarDate,
  startPart: z.enum(['whole', 'afternoon']).default('whole'),
  endPart: z.enum(['whole', 'morning']).default('whole'),
  /** So many hours of a single day, in quarters of an hour, where the type is counted in hours. */
  hours: z
    .string()
    .regex(/^\d{1,2}(\.(25|5|50|75|0|00))?$/, 'is no number of hours, in quarters of an hour')
    .nullable()
    .default(null),
};
export const leaveReason = remarks.nullable().default(null);

export const leaveRequestRow = z.object({
  id,
  employeeId: id,
  employee: z.string(),
  employeeNumber: z.string(),
  typeId: id,
  type: localizedText,
  unit: z.enum(leaveUnits),
  startDate: isoDate,
  endDate: isoDate,
  startPart: z.enum(leaveParts),
  endPart: z.enum(leaveParts),
  amount: z.string(),
  hours: z.string(),
  status: z.enum(timeRequestStatuses),
  reason: z.string().nullable(),
  approvalId: id.nullable(),
  createdAt: timestamp,
  version,
  /** The caller may take it back now. */
  mayCancel: z.boolean(),
});

export const countedDay = z.object({ date: isoDate, part: z.enum(leaveParts), amount: z.string(), hours: z.string() });
export const skippedDay = z.object({ date: isoDate, kind: z.enum(['restday', 'holiday']), name: localizedText.nullable() });

/** What a request would come to, before it is sent. */
export const leavePreview = z.object({
  days: z.array(countedDay),
  skipped: z.array(skippedDay),
  amount: z.string(),
  hours: z.string(),
  unit: z.enum(leaveUnits),
  /** After it and all that is asked for; null where no balance is kept. */
  balanceAfter: z.string().nullable(),
  /** Why it cannot be sent, in the caller’s language. */
  problem: z.string().nullable(),
});
