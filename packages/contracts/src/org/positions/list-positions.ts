import { z } from 'zod';
import { isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { positionRow } from './position.ts';

export const listPositions = defineProcedure({
  id: 'org/positions/list-positions',
  kind: 'query',
  summary: 'The company’s positions, by code, and how many people hold each on a day.',
  permission: 'position.read',
  input: z.strictObject({
    /** The day of the headcounts; today where it is left out. */
    on: isoDate.optional(),
  }),
  output: z.object({ on: isoDate, rows: z.array(positionRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/positions' }],
});
