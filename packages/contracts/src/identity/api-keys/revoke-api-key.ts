import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const revokeApiKey = defineProcedure({
  id: 'identity/api-keys/revoke-api-key',
  kind: 'mutation',
  summary: 'Ends one of the caller’s keys at once.',
  permission: 'api-key.make',
  input: z.strictObject({ id }),
  output: z.object({ id }),
  errors: ['NOT_FOUND', 'API_KEY_REVOKED'],
  rest: [{ method: 'DELETE', path: '/api/identity/api-keys/{id}' }],
  audit: 'api-key',
});
