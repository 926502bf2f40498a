import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteStrategy = defineProcedure({
  id: 'identity/security-strategies/delete-strategy',
  kind: 'mutation',
  summary: 'Deletes a security strategy; whom it named follows the others that name them, or the default one.',
  permission: 'security-strategy.edit',
  input: z.strictObject({ id, version }),
  output: z.object({}),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'STRATEGY_IS_DEFAULT'],
  rest: [{ method: 'DELETE', path: '/api/identity/security-strategies/{id}' }],
  audit: 'security-strategy',
});
