import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { id, isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listCalendarChoices = defineProcedure({
  id: 'org/legal-entities/list-calendar-choices',
  kind: 'query',
  summary: 'The work calendars that a legal entity can go by, and through which day each knows its holidays.',
  permission: 'legal-entity.read',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(
      z.object({
        id,
        name: localizedText,
        /** First and last day that differ from the weekly rule; null where none does. */
        from: isoDate.nullable(),
        until: isoDate.nullable(),
      }),
    ),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/calendar-choices' }],
});
