import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { provider } from './provider-fields.ts';

export const listProviders = defineProcedure({
  id: 'identity/providers/list-providers',
  kind: 'query',
  summary: 'OpenID Connect providers that people may sign in through, and the address to give them to come back to.',
  permission: 'sign-in-provider.edit',
  input: z.strictObject({}),
  output: z.object({ rows: z.array(provider), total: z.int(), redirectAddress: z.string() }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/providers' }],
});
