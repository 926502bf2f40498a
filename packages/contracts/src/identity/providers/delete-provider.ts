import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteProvider = defineProcedure({
  id: 'identity/providers/delete-provider',
  kind: 'mutation',
  summary: 'Deletes a provider with all links to it.',
  permission: 'sign-in-provider.edit',
  input: z.strictObject({ id, version }),
  output: z.object({}),
  errors: ['NOT_FOUND', 'STALE_VERSION'],
  rest: [{ method: 'DELETE', path: '/api/identity/providers/{id}' }],
  audit: 'sign-in-provider',
});
