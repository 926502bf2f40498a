import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarRow } from './calendar.ts';

export const listCalendars = defineProcedure({
  id: 'time/calendars/list-calendars',
  kind: 'query',
  summary: 'The work calendars of the legal entities within the caller’s scope, and those of the whole company.',
  permission: 'calendar.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(calendarRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/calendars' }],
});
