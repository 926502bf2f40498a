import { z } from 'zod';
import { id, remarks } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const removeRosterAssignment = defineProcedure({
  id: 'time/rosters/remove-roster-assignment',
  kind: 'mutation',
  summary: 'Takes a roster back that was given from a day on: the one before holds on. Attendance of days that are past is counted anew.',
  permission: 'roster.edit',
  input: z.strictObject({ id, reason: remarks.nullable().default(null) }),
  output: z.object({ id }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'DELETE', path: '/api/time/roster-assignments/{id}' }],
  audit: 'roster-assignment',
});
