import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, version } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { seenUser } from './user.ts';

const assignment = z.strictObject({ roleId: id, legalEntityId: id.nullable() });

export const setUserRoles = defineProcedure({
  id: 'identity/users/set-user-roles',
  kind: 'mutation',
  summary: 'Gives a user these roles and no others; nobody gives what they do not hold, and pay only who may give it.',
  permission: 'role.assign',
  input: z.strictObject({
    ...seenUser,
    roles: z
      .array(assignment)
      .max(limits.userRolesMax)
      .refine((roles) => new Set(roles.map((role) => `${role.roleId}:${role.legalEntityId}`)).size === roles.length, 'a role stands twice'),
  }),
  output: z.object({ version }),
  errors: ['NOT_FOUND', 'STALE_VERSION', 'LAST_HOLDER', 'GIVES_MORE_THAN_HELD', 'GIVES_PAY', 'BEYOND_REACH'],
  rest: [{ method: 'PUT', path: '/api/identity/users/{id}/roles' }],
  audit: 'user',
});
