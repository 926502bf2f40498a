import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { positionCode, positionContent } from './position.ts';

export const createPosition = defineProcedure({
  id: 'org/positions/create-position',
  kind: 'mutation',
  summary: 'Adds a position to the company’s list.',
  permission: 'position.edit',
  input: z.strictObject({ code: positionCode, ...positionContent }),
  output: z.object({ id }),
  errors: ['POSITION_EXISTS', 'NOT_FOUND'],
  rest: [{ method: 'POST', path: '/api/org/positions', status: 201 }],
  audit: 'position',
  idempotent: true,
});
