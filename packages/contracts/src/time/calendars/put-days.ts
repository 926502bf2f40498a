import { z } from 'zod';
import { remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarReference, changedDays } from './calendar.ts';

export const putDays = defineProcedure({
  id: 'time/calendars/put-days',
  kind: 'mutation',
  summary: 'Says of days of a work calendar what they are, or that the weekly rule holds for them again. Other days stay.',
  permission: 'calendar.edit',
  input: calendarReference.extend({ days: changedDays, reason: remarks.nullable().default(null) }),
  output: z.object({ version, changed: z.int() }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'CALENDAR_FOR_ALL'],
  rest: [{ method: 'PUT', path: '/api/time/calendars/{id}/days' }],
  audit: 'work-calendar',
  changes: 'work-calendar',
});
