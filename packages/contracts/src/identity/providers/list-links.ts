import { z } from 'zod';
import { id, timestamp } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const listLinks = defineProcedure({
  id: 'identity/providers/list-links',
  kind: 'query',
  summary: 'The providers that there are, and with which of them the caller has linked an account.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({
    rows: z.array(z.object({ id, code: z.string(), name: z.string(), linkedAt: timestamp.nullable() })),
    total: z.int(),
  }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/provider-links' }],
});
