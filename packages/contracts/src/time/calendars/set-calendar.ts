import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const setCalendar = defineProcedure({
  id: 'time/calendars/set-calendar',
  kind: 'mutation',
  summary: 'Says by which work calendar a legal entity works; null: Monday to Friday, without holidays.',
  permission: 'calendar.edit',
  input: z.strictObject({
    legalEntityId: id,
    /** The one that the caller has seen it work by. */
    formerCalendarId: id.nullable(),
    calendarId: id.nullable(),
  }),
  output: z.object({ calendarId: id.nullable() }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PUT', path: '/api/time/legal-entities/{legalEntityId}/calendar' }],
  audit: 'legal-entity',
  changes: 'legal-entity',
});
