import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { providerCode } from './provider-fields.ts';

export const beginSignIn = defineProcedure({
  id: 'identity/providers/begin-sign-in',
  kind: 'mutation',
  summary: 'Where to send the browser to sign in through a provider. Binds what comes back to this browser, by a cookie.',
  permission: 'public',
  input: z.strictObject({ provider: providerCode }),
  output: z.object({ url: z.string() }),
  errors: ['PROVIDER_AWAY', 'OUTGOING_REFUSED', 'RATE_LIMITED'],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/provider' }],
});
