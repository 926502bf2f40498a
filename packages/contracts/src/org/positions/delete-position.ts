import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { positionReference } from './position.ts';

export const deletePosition = defineProcedure({
  id: 'org/positions/delete-position',
  kind: 'mutation',
  summary: 'Takes a position that nothing has ever used out of the list.',
  permission: 'position.edit',
  input: positionReference,
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'POSITION_USED'],
  rest: [{ method: 'DELETE', path: '/api/org/positions/{id}' }],
  audit: 'position',
});
