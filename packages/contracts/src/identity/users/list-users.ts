import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, lineOfText, sortDirection, windowInput } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { userKinds, userRow, userStatuses } from './user.ts';

export const userSorts = ['name', 'account', 'number', 'last-sign-in', 'created'] as const;

export const userFilter = z.strictObject({
  /** In the name, the account or the employee number. */
  search: lineOfText(limits.searchCharactersMax).optional(),
  kind: z.enum(userKinds).optional(),
  status: z.enum(userStatuses).optional(),
  roleId: id.optional(),
  legalEntityId: id.optional(),
});

export const listUsers = defineProcedure({
  id: 'identity/users/list-users',
  kind: 'query',
  summary: 'Who signs in, within the caller’s scope: employees, custom and system users, and how many there are of each.',
  permission: 'user.read',
  input: windowInput.extend({
    ...userFilter.shape,
    sort: z.enum(userSorts).default('name'),
    direction: sortDirection.default('ascending'),
  }),
  output: z.object({ total: z.int(), rows: z.array(userRow) }),
  errors: [],
  rest: [{ method: 'GET', path: '/api/identity/users' }],
  immediate: true,
});
