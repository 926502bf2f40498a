import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { rosterReference } from './roster.ts';

export const deleteRoster = defineProcedure({
  id: 'time/rosters/delete-roster',
  kind: 'mutation',
  summary: 'Takes a roster away that nobody was given.',
  permission: 'roster.edit',
  input: rosterReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'ROSTER_USED'],
  rest: [{ method: 'DELETE', path: '/api/time/rosters/{id}' }],
  audit: 'roster',
});
