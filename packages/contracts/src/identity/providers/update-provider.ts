import { z } from 'zod';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { clientSecret, provider, providerFields } from './provider-fields.ts';

export const updateProvider = defineProcedure({
  id: 'identity/providers/update-provider',
  kind: 'mutation',
  summary:
    'Changes a provider. Another issuer ends all links with it: its subjects are other people. It takes its own secret; otherwise the old one stays where none is given.',
  permission: 'sign-in-provider.edit',
  input: z.strictObject({ id, version, ...providerFields, clientSecret: clientSecret.optional() }),
  output: provider,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'PROVIDER_SECRET_MISSING', 'PROVIDER_ADDRESS', 'PROVIDER_AWAY', 'OUTGOING_REFUSED'],
  rest: [{ method: 'PUT', path: '/api/identity/providers/{id}' }],
  audit: 'sign-in-provider',
});
