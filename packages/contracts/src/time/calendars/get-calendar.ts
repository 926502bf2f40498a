import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDay, calendarRow, calendarYear } from './calendar.ts';

export const getCalendar = defineProcedure({
  id: 'time/calendars/get-calendar',
  kind: 'query',
  summary: 'A work calendar with the days of a year that differ from Monday to Friday worked, and who changed it when.',
  permission: 'calendar.read',
  input: z.strictObject({ id, year: calendarYear }),
  output: z.object({
    calendar: calendarRow,
    year: z.int(),
    /** In their order. */
    days: z.array(calendarDay),
    /** Working days of the year, and of each of its months. */
    workdays: z.int(),
    workdaysByMonth: z.array(z.int()).length(12),
    /** The latest first, twenty at most. */
    changes: z.array(z.object({ at: timestamp, by: z.string().nullable(), action: z.string(), reason: z.string().nullable() })),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/time/calendars/{id}' }],
});
