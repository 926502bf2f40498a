import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';

export const endOtherSessions = defineProcedure({
  id: 'identity/sessions/end-other-sessions',
  kind: 'mutation',
  summary: 'Ends all sessions of the caller but the one that asks.',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ endedSessions: z.int() }),
  errors: [],
  rest: [{ method: 'POST', path: '/api/identity/sessions/end-others' }],
  audit: 'session',
});
