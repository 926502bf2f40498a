import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { id } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { heldRole, userRow } from './user.ts';

export const getUser = defineProcedure({
  id: 'identity/users/get-user',
  kind: 'query',
  summary: 'One user: who they are, their roles, and what the caller may do about them.',
  permission: 'user.read',
  input: z.strictObject({ id }),
  output: userRow.omit({ roles: true }).extend({
    roles: z.array(heldRole),
    language: languageTag.nullable(),
    /** Living sessions. */
    sessions: z.int(),
    apiKeys: z.int(),
    isSelf: z.boolean(),
    mayEdit: z.boolean(),
    mayAssign: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  rest: [{ method: 'GET', path: '/api/identity/users/{id}' }],
});
