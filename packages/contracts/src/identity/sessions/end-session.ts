import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const endSession = defineProcedure({
  id: 'identity/sessions/end-session',
  kind: 'mutation',
  summary: 'Ends one of the caller’s sessions, or of anybody’s by permission. Its next call is refused.',
  permission: 'signed-in',
  input: z.strictObject({ id }),
  output: z.object({}),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'DELETE', path: '/api/identity/sessions/{id}' }],
  audit: 'session',
});
