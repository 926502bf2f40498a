import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { clientSecret, provider, providerCode, providerFields } from './provider-fields.ts';

export const createProvider = defineProcedure({
  id: 'identity/providers/create-provider',
  kind: 'mutation',
  summary: 'An OpenID Connect provider that people may sign in through. It is asked for its discovery document first.',
  permission: 'sign-in-provider.edit',
  input: z.strictObject({ code: providerCode, ...providerFields, clientSecret }),
  output: provider,
  errors: ['PROVIDER_EXISTS', 'PROVIDER_ADDRESS', 'PROVIDER_AWAY', 'OUTGOING_REFUSED', 'TOO_MANY'],
  rest: [{ method: 'POST', path: '/api/identity/providers', status: 201 }],
  audit: 'sign-in-provider',
});
