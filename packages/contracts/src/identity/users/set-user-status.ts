import { z } from 'zod';
import { remarks, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { seenUser } from './user.ts';

export const setUserStatus = defineProcedure({
  id: 'identity/users/set-user-status',
  kind: 'mutation',
  summary: 'Disables a user, whose sessions and keys end at once, or enables one again.',
  permission: 'user.edit',
  input: z.strictObject({ ...seenUser, status: z.enum(['active', 'disabled']), reason: remarks.optional() }),
  output: z.object({ version, sessionsEnded: z.int() }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'USER_IS_ONESELF', 'LAST_HOLDER'],
  rest: [{ method: 'PUT', path: '/api/identity/users/{id}/status' }],
  audit: 'user',
});
