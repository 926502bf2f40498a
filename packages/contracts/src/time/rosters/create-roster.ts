import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { rosterCode, rosterName, rosterPattern } from './roster.ts';

export const createRoster = defineProcedure({
  id: 'time/rosters/create-roster',
  kind: 'mutation',
  summary: 'Adds a roster: a pattern of days with a shift or off, which repeats. Its pattern stays.',
  permission: 'roster.edit',
  input: z.strictObject({ code: rosterCode, name: rosterName, legalEntityId: id, ...rosterPattern }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'ROSTER_EXISTS', 'ROSTER_SHIFT_OFF'],
  rest: [{ method: 'POST', path: '/api/time/rosters', status: 201 }],
  audit: 'roster',
  idempotent: true,
});
