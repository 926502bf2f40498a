import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { isoDate, remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarReference, calendarYear, dayKinds } from './calendar.ts';

export const importDays = defineProcedure({
  id: 'time/calendars/import-days',
  kind: 'mutation',
  summary:
    'Takes the whole days of an iCalendar file (RFC 5545) into a work calendar, those that repeat every year too; nothing is taken where a part of the file cannot be read.',
  permission: 'calendar.edit',
  input: calendarReference.extend({
    text: z.string().min(1).max(limits.iCalendarCharactersMax),
    /** What each day of the file is. */
    kind: z.enum(dayKinds),
    fromYear: calendarYear,
    untilYear: calendarYear,
    reason: remarks.nullable().default(null),
  }),
  output: z.object({ version, changed: z.int(), days: z.array(isoDate) }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CALENDAR_FOR_ALL', 'ICALENDAR_UNREADABLE'],
  rest: [{ method: 'POST', path: '/api/time/calendars/{id}/import' }],
  audit: 'work-calendar',
  changes: 'work-calendar',
});
