import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarReference } from './calendar.ts';

export const deleteCalendar = defineProcedure({
  id: 'time/calendars/delete-calendar',
  kind: 'mutation',
  summary: 'Takes a work calendar away by which nobody works.',
  permission: 'calendar.edit',
  input: calendarReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CALENDAR_FOR_ALL', 'CALENDAR_USED'],
  rest: [{ method: 'DELETE', path: '/api/time/calendars/{id}' }],
  audit: 'work-calendar',
  changes: 'work-calendar',
});
