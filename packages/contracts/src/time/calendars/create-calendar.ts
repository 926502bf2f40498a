import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarCode, calendarName } from './calendar.ts';

export const createCalendar = defineProcedure({
  id: 'time/calendars/create-calendar',
  kind: 'mutation',
  summary: 'Makes a work calendar of a legal entity, or of the whole company; with the days of another one where it is a copy.',
  permission: 'calendar.edit',
  input: z.strictObject({
    code: calendarCode,
    name: calendarName,
    /** Null: of the whole company, for whoever reaches all of it. */
    legalEntityId: id.nullable(),
    copyOfId: id.optional(),
  }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'CALENDAR_CODE_TAKEN', 'CALENDAR_FOR_ALL'],
  rest: [{ method: 'POST', path: '/api/time/calendars', status: 201 }],
  audit: 'work-calendar',
  idempotent: true,
});
