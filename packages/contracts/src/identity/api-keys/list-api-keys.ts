import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { apiKeyRow } from './api-key.ts';

export const listApiKeys = defineProcedure({
  id: 'identity/api-keys/list-api-keys',
  kind: 'query',
  summary: 'The caller’s keys for programs, never the keys themselves.',
  permission: 'api-key.make',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(apiKeyRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/api-keys' }],
});
