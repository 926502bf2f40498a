import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { positionRow } from './position.ts';

export const listPositions = defineProcedure({
  id: 'org/positions/list-positions',
  kind: 'query',
  summary: 'The company’s positions, by code.',
  permission: 'position.read',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(positionRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/org/positions' }],
});
