import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { calendarDate } from '../calendars/index.ts';
import { rosterTarget } from './roster.ts';

export const assignRoster = defineProcedure({
  id: 'time/rosters/assign-roster',
  kind: 'mutation',
  summary:
    'Gives a roster to a person, a department or a legal entity from a day on, until another one begins; null: what is said further up holds again. Attendance of days that are past is counted anew.',
  permission: 'roster.edit',
  input: z.strictObject({ target: rosterTarget, from: calendarDate, rosterId: id.nullable(), reason: remarks.nullable().default(null) }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'ROSTER_GIVEN_THEN'],
  rest: [{ method: 'POST', path: '/api/time/roster-assignments', status: 201 }],
  audit: 'roster-assignment',
  idempotent: true,
});
