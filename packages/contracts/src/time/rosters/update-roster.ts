import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { rosterName, rosterReference } from './roster.ts';

export const updateRoster = defineProcedure({
  id: 'time/rosters/update-roster',
  kind: 'mutation',
  summary: 'Gives a roster another name.',
  permission: 'roster.edit',
  input: rosterReference.extend({ name: rosterName }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PATCH', path: '/api/time/rosters/{id}' }],
  audit: 'roster',
});
