import { z } from 'zod';
import { defineProcedure } from '../../core/procedure.ts';
import { userFilter } from './list-users.ts';
import { userKinds, userStatuses } from './user.ts';

export const countUsers = defineProcedure({
  id: 'identity/users/count-users',
  kind: 'query',
  summary: 'How many users a filter finds in all, of each kind and in each status.',
  permission: 'user.read',
  input: userFilter.omit({ kind: true, status: true }),
  output: z.object({ total: z.int(), kinds: z.record(z.enum(userKinds), z.int()), statuses: z.record(z.enum(userStatuses), z.int()) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/users/counts' }],
});
