import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const removeLink = defineProcedure({
  id: 'identity/providers/remove-link',
  kind: 'mutation',
  summary: 'Ends the link of the caller’s account with a provider.',
  permission: 'signed-in',
  input: z.strictObject({ providerId: id }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'DELETE', path: '/api/identity/provider-links/{providerId}' }],
  audit: 'sign-in-provider-link',
});
