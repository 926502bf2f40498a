import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { apiKeyRow } from './api-key.ts';

export const listAllApiKeys = defineProcedure({
  id: 'identity/api-keys/list-all-api-keys',
  kind: 'query',
  summary: 'The keys of everybody, or of one user.',
  permission: 'api-key.administer',
  input: z.strictObject({ userId: id.optional() }),
  output: z.object({ rows: z.array(apiKeyRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/api-keys/all' }],
});
