import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarName, calendarReference } from './calendar.ts';

export const updateCalendar = defineProcedure({
  id: 'time/calendars/update-calendar',
  kind: 'mutation',
  summary: 'Gives a work calendar another name.',
  permission: 'calendar.edit',
  input: calendarReference.extend({ name: calendarName }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CALENDAR_FOR_ALL'],
  rest: [{ method: 'PATCH', path: '/api/time/calendars/{id}' }],
  audit: 'work-calendar',
  changes: 'work-calendar',
});
