import { z } from 'zod';
import { version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { positionContent, positionReference } from './position.ts';

export const updatePosition = defineProcedure({
  id: 'org/positions/update-position',
  kind: 'mutation',
  summary: 'Changes what a position says. What is left out stays.',
  permission: 'position.edit',
  input: positionReference.extend({ name: positionContent.name.optional(), gradeId: positionContent.gradeId.optional() }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'PATCH', path: '/api/org/positions/{id}' }],
  audit: 'position',
});
