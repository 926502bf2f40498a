import { z } from 'zod';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { heldRole } from './user.ts';

export const listUserRoles = defineProcedure({
  id: 'identity/users/list-user-roles',
  kind: 'query',
  summary: 'The roles of a user.',
  permission: 'user.read',
  input: z.strictObject({ id }),
  output: z.object({ rows: z.array(heldRole) }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/UserBases/{id}/roles' }],
});
