import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { signInOutcome } from '../auth/index.ts';
import { callback } from './provider-fields.ts';

export const completeSignIn = defineProcedure({
  id: 'identity/providers/complete-sign-in',
  kind: 'mutation',
  summary: 'Signs in with what a provider sent back, once: whoever has linked the subject, and nobody else.',
  permission: 'public',
  input: z.strictObject(callback),
  output: signInOutcome,
  errors: ['PROVIDER_REFUSED', 'PROVIDER_NOT_LINKED', 'PROVIDER_AWAY'],
  rest: [{ method: 'POST', path: '/api/identity/sign-in/provider-answer' }],
  audit: 'session',
});
