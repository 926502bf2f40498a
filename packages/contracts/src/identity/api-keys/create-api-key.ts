import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { apiKeyContent } from './api-key.ts';

export const createApiKey = defineProcedure({
  id: 'identity/api-keys/create-api-key',
  kind: 'mutation',
  summary: 'Makes a key for a program that calls in the caller’s name. The answer is the only time that the key is shown.',
  permission: 'api-key.make',
  input: z.strictObject(apiKeyContent),
  output: z.object({ id, key: z.string(), expiresAt: timestamp }),
  errors: ['API_KEY_OPENS_MORE', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/identity/api-keys', status: 201 }],
  audit: 'api-key',
});
