import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';

export const deleteSystemUsers = defineProcedure({
  id: 'identity/users/delete-system-users',
  kind: 'mutation',
  summary: 'Deletes system users whom nothing names, all of them or none; who has ever done anything is disabled instead.',
  permission: 'user.edit',
  input: z.strictObject({ ids: z.array(id).min(1).max(limits.usersDeletedMax) }),
  output: z.object({ deleted: z.int() }),
  errors: ['NOT_FOUND', 'USER_IS_NAMED', 'USER_IS_ONESELF', 'LAST_HOLDER'],
  rest: [{ method: 'DELETE', path: '/api/UserBases/odooCustomUser' }],
  audit: 'user',
});
