import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { callback } from './provider-fields.ts';

export const completeLink = defineProcedure({
  id: 'identity/providers/complete-link',
  kind: 'mutation',
  summary: 'Links the caller’s account with the one that a provider vouched for, in the session that began it.',
  permission: 'signed-in',
  input: z.strictObject(callback),
  output: z.object({ name: z.string() }),
  errors: ['PROVIDER_LINK_REFUSED', 'PROVIDER_LINKED', 'PROVIDER_LINKED_ELSEWHERE', 'PROVIDER_AWAY'],
  rest: [{ method: 'POST', path: '/api/identity/provider-links' }],
  audit: 'sign-in-provider-link',
});
