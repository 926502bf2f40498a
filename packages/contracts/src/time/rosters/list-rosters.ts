import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { rosterRow } from './roster.ts';

export const listRosters = defineProcedure({
  id: 'time/rosters/list-rosters',
  kind: 'query',
  summary: 'The rosters of the legal entities within the caller’s scope, by code.',
  permission: 'roster.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(rosterRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/time/rosters' }],
});
