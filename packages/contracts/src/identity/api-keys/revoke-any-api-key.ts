import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const revokeAnyApiKey = defineProcedure({
  id: 'identity/api-keys/revoke-any-api-key',
  kind: 'mutation',
  summary: 'Ends anybody’s key at once.',
  permission: 'api-key.administer',
  input: z.strictObject({ id }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'API_KEY_REVOKED'],
  rest: [{ method: 'DELETE', path: '/api/identity/api-keys/all/{id}' }],
  audit: 'api-key',
});
