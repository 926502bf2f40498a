import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';

export const signOut = defineProcedure({
  id: 'identity/auth/sign-out',
  kind: 'mutation',
  summary: 'Ends the caller’s session.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({}),
  errors: [],
  rest: [{ method: 'POST', path: '/api/UserBases/web/logout' }],
  audit: 'session',
});
