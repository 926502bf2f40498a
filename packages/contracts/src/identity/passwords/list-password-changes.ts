import { z } from 'zod';
import { id, timestamp, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { passwordWays } from './password-fields.ts';

export const listPasswordChanges = defineProcedure({
  id: 'identity/passwords/list-password-changes',
  kind: 'query',
  summary: 'When a user’s password was set, how and by whom, the latest first; never the passwords. One’s own, or anybody’s by permission.',
  permission: 'signed-in',
  input: windowInput.extend({ userId: id.optional() }),
  output: z.object({
    rows: z.array(z.object({ id, way: z.enum(passwordWays), setBy: z.string(), setAt: timestamp })),
    total: z.int(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/historyPassword', rename: { user_id: 'userId' } }],
});
