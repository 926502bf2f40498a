import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { typedPassword } from '../passwords/index.ts';
import { providerCode } from './provider-fields.ts';

export const beginLink = defineProcedure({
  id: 'identity/providers/begin-link',
  kind: 'mutation',
  summary: 'Where to send the browser to link the caller’s account with one of a provider. Takes the password once more.',
  permission: 'signed-in',
  input: z.strictObject({ provider: providerCode, password: typedPassword }),
  output: z.object({ url: z.string() }),
  errors: ['PROVIDER_AWAY', 'OUTGOING_REFUSED', 'PROVIDER_LINKED', 'PASSWORD_WRONG', 'SIGN_IN_DELAYED', 'ACCOUNT_LOCKED', 'RATE_LIMITED'],
  rest: [{ method: 'POST', path: '/api/identity/provider-links/begin' }],
});
